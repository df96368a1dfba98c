// Outlines on the sheet: of the picture under the pointer or with the focus, or of all in sight.
let outlinesAreOn = false;
let hovered = null;
let inSight = null;

function startHover() {
  const sheet = byId("sheet");
  sheet.addEventListener("pointermove", hoverSheet);
  sheet.addEventListener("pointerleave", () => leaveShot());
  sheet.addEventListener("focusout", () => leaveShot());
  document.addEventListener("scroll", hideLabel, { passive: true });
  inSight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) addOutlines(target, target.picture, { all: true });
      else if (target !== hovered) removeOutlines(target);
    }
  });
  setOutlines(remembered("outlines") === "on");
}

function hoverSheet(event) {
  if (event.pointerType === "touch") return;
  const shot = event.target.closest(".shot");
  if (shot !== hovered) leaveShot();
  if (!shot?.picture.url) return;
  const { picture } = shot;
  enterShot(shot);
  const view = viewAt(viewsOf(picture), ...pointIn(shot, picture, event));
  shot.view = view;
  highlight(shot, view);
  if (view) showLabel(view, event.clientX, event.clientY);
  else hideLabel();
}

function enterShot(shot) {
  hovered = shot;
  addOutlines(shot, shot.picture, { all: true });
}

function leaveShot() {
  if (!hovered) return;
  highlight(hovered, null);
  if (!outlinesAreOn) removeOutlines(hovered);
  hovered.view = null;
  hovered = null;
  hideLabel();
}

// By keys: the view before or after the one that is highlighted.
function stepView(shot, step) {
  const views = viewsOf(shot.picture);
  if (!views.length || !shot.picture.url) return;
  if (shot !== hovered) leaveShot();
  enterShot(shot);
  const last = shot.view?.index ?? (step > 0 ? -1 : views.length);
  shot.view = views[(last + step + views.length) % views.length];
  highlight(shot, shot.view);
  showLabelAt(shot, shot.picture, shot.view);
}

function setOutlines(on) {
  outlinesAreOn = on;
  for (const id of ["outlines", "viewer-outlines"]) byId(id).setAttribute("aria-pressed", on);
  inSight.disconnect();
  for (const shot of document.querySelectorAll("#sheet .shot")) {
    if (!shot.picture.url) continue;
    if (on) inSight.observe(shot);
    else if (shot !== hovered) removeOutlines(shot);
  }
}

function toggleOutlines() {
  setOutlines(!outlinesAreOn);
  remember("outlines", outlinesAreOn ? "on" : "off");
  redrawViewer();
}
