// Outlines of views over a picture, and the label that names one of them. They are made only
// where they are seen.
function addOutlines(holder, picture, { all }) {
  if (holder.outlines) return;
  const boxes = all ? viewsOf(picture).map(({ box }) => boxPath(box)).join("") : "";
  holder.highlight = vector("rect", { visibility: "hidden" });
  holder.outlines = vector("svg", {
    class: "outlines", viewBox: `0 0 ${picture.width} ${picture.height}`,
    preserveAspectRatio: "none", "aria-hidden": "true",
  }, vector("path", { d: boxes }), holder.highlight);
  holder.append(holder.outlines);
}

function boxPath([x, y, width, height]) {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function removeOutlines(holder) {
  holder.outlines?.remove();
  holder.outlines = holder.highlight = null;
}

function highlight(holder, view) {
  if (!holder.highlight) return;
  if (!view) return holder.highlight.setAttribute("visibility", "hidden");
  const [x, y, width, height] = view.box;
  for (const [name, value] of Object.entries({ x, y, width, height, visibility: "visible" })) {
    holder.highlight.setAttribute(name, value);
  }
}

// The point of the picture that lies under the pointer.
function pointIn(holder, picture, event) {
  const bounds = holder.getBoundingClientRect();
  return [
    (event.clientX - bounds.left) / bounds.width * picture.width,
    (event.clientY - bounds.top) / bounds.height * picture.height,
  ];
}

function showLabel(view, x, y) {
  const label = byId("label");
  label.replaceChildren(
    element("b", {}, view.className), view.id ? element("code", {}, view.id) : "",
    element("span", {}, frameText(view)));
  frontmost().append(label);
  label.hidden = false;
  const { width, height } = label.getBoundingClientRect();
  const left = x + 16 + width > innerWidth ? x - 16 - width : x + 16;
  const top = y + 20 + height > innerHeight ? y - 12 - height : y + 20;
  label.style.transform = `translate(${Math.max(4, left)}px, ${Math.max(4, top)}px)`;
}

// Beside the view itself, when there is no pointer.
function showLabelAt(holder, picture, view) {
  const bounds = holder.getBoundingClientRect();
  const [x, y, , height] = view.box;
  showLabel(view, bounds.left + x / picture.width * bounds.width - 16,
    bounds.top + (y + height) / picture.height * bounds.height - 12);
}

function hideLabel() {
  byId("label").hidden = true;
}
