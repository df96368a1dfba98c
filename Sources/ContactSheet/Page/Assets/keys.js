// The keyboard. `?` shows the list of keys.
function startKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (takesText(event.target) && event.key !== "Escape") return;
    const handled = byId("keys").open ? false
      : state.scene ? viewerKey(event) : sheetKey(event);
    if (handled) event.preventDefault();
  });
  byId("show-keys").addEventListener("click", () => byId("keys").showModal());
}

function takesText(target) {
  return target.matches("select, textarea, input:not([type=checkbox])");
}

// What a key does: each says whether it did something.
function sheetKey({ key, target }) {
  const shot = target.closest?.("#sheet .shot") ?? null;
  switch (key) {
    case "/": byId("query").focus(); byId("query").select(); return true;
    case "?": byId("keys").showModal(); return true;
    case "o": toggleOutlines(); return true;
    case "j": return focusScene(1);
    case "k": return focusScene(-1);
    case "Escape": return leave(target);
    case "ArrowDown": return shot !== null && focusScene(1);
    case "ArrowUp": return shot !== null && focusScene(-1);
    case "ArrowRight": return shot !== null && focusLook(shot, 1);
    case "ArrowLeft": return shot !== null && focusLook(shot, -1);
    case "[": return shot !== null && (stepView(shot, -1), true);
    case "]": return shot !== null && (stepView(shot, 1), true);
    default: return false;
  }
}

function viewerKey({ key }) {
  if (treeKey(key)) return true;
  switch (key) {
    case "ArrowLeft": stepLook(-1); return true;
    case "ArrowRight": stepLook(1); return true;
    case "ArrowUp": case "k": stepScene(-1); return true;
    case "ArrowDown": case "j": stepScene(1); return true;
    case "[": stepSelection(-1); return true;
    case "]": stepSelection(1); return true;
    case "o": toggleOutlines(); return true;
    case "c": toggleComparison(); return true;
    case "f": toggleFull(); return true;
    case "?": byId("keys").showModal(); return true;
    default: return false;
  }
}

// Escape closes the menu, then empties the search, then leaves it.
function leave(target) {
  if (byId("looks").open) byId("looks").open = false;
  else if (target === byId("query") && target.value) changeState({ query: "" });
  else document.activeElement.blur();
  leaveShot();
  return true;
}

function focusScene(step) {
  const shown = matchingScenes().filter((scene) => shownPictures(scene).length);
  const at = shown.findIndex((scene) => scene.card.contains(document.activeElement));
  const next = at < 0 ? firstInSight(shown) : shown[at + step];
  if (!next) return false;
  const shot = next.shots.find((shot) => !shot.hidden).firstElementChild;
  shot.focus({ preventScroll: true });
  next.card.scrollIntoView({ block: "nearest" });
  return true;
}

function firstInSight(shown) {
  return shown.find((scene) => scene.card.getBoundingClientRect().bottom > byId("toolbar").offsetHeight)
    ?? shown[0];
}

function focusLook(shot, step) {
  const shots = shot.picture.scene.shots.filter((figure) => !figure.hidden);
  const next = shots[shots.indexOf(shot.parentElement) + step];
  next?.firstElementChild.focus();
  return next !== undefined;
}
