// The list of views beside the large picture.
function fillTree(picture) {
  const tree = byId("tree");
  const views = viewsOf(picture);
  tree.replaceChildren(...views.map((view) => treeItem(view, views)));
  if (!views.length) tree.append(element("li", { class: "none", role: "none" }, "No views were recorded."));
  byId("tree-title").textContent = views.length ? counted(views.length, "view") : "Views";
}

function treeItem(view, views) {
  const [, , width, height] = view.frame;
  const item = element("li", {
    role: "treeitem", "aria-level": view.depth + 1, "aria-selected": "false",
    tabindex: view === views[0] ? 0 : -1, "--level": view.depth, title: frameText(view),
  }, element("b", {}, view.className), view.id ? element("code", {}, view.id) : null,
  element("span", {}, `${numberText(width)} × ${numberText(height)}`));
  item.view = view;
  return item;
}

function treeItemOf(view) {
  return view ? byId("tree").children[view.index] : null;
}

function startTree() {
  const tree = byId("tree");
  tree.addEventListener("pointermove", ({ target }) => pointAt(target.closest("[role=treeitem]")?.view ?? null));
  tree.addEventListener("pointerleave", () => pointAt(null));
  tree.addEventListener("click", ({ target }) => {
    const item = target.closest("[role=treeitem]");
    if (item) selectView(item.view);
  });
  tree.addEventListener("focusin", ({ target }) => { if (target.view) selectView(target.view); });
}

// Moves the focus in the tree; false for a key that means nothing there.
function treeKey(key) {
  const items = byId("tree").querySelectorAll("[role=treeitem]");
  const at = [...items].indexOf(document.activeElement);
  if (at < 0) return false;
  const parent = document.activeElement.view.parent;
  const to = {
    ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1,
    ArrowLeft: parent ? parent.index : at, ArrowRight: at + 1,
  }[key];
  if (to === undefined) return false;
  items[to]?.focus();
  return true;
}

function markTree(className, view) {
  for (const item of byId("tree").getElementsByClassName(className)) item.classList.remove(className);
  treeItemOf(view)?.classList.add(className);
}

function selectInTree(view) {
  for (const item of byId("tree").querySelectorAll("[aria-selected=true]")) {
    item.setAttribute("aria-selected", "false");
    item.tabIndex = -1;
  }
  const item = treeItemOf(view);
  if (!item) return;
  byId("tree").querySelector("[tabindex='0']")?.setAttribute("tabindex", "-1");
  item.setAttribute("aria-selected", "true");
  item.tabIndex = 0;
  item.scrollIntoView({ block: "nearest" });
}
