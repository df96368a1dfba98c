// One picture, large, with its views.
const viewer = { picture: null, pointed: null, selected: null, isFull: false };

function openScene(scene, look) {
  const known = scene.pictures.find((picture) => picture.look === look);
  const first = known ?? shownPictures(scene)[0] ?? scene.pictures[0];
  if (first) changeState({ scene, look: first.look }, { newEntry: !state.scene });
}

function startViewer() {
  const dialog = byId("viewer");
  dialog.addEventListener("close", () => { if (state.scene) closeScene(); });
  byId("viewer-close").addEventListener("click", () => dialog.close());
  byId("viewer-previous").addEventListener("click", () => stepScene(-1));
  byId("viewer-next").addEventListener("click", () => stepScene(1));
  byId("viewer-full").addEventListener("click", toggleFull);
  byId("viewer-outlines").addEventListener("click", toggleOutlines);
  byId("viewer-look").addEventListener("change", ({ target }) => {
    changeState({ look: looks[Number(target.value)] });
  });
  byId("stage").addEventListener("pointermove", hoverStage);
  byId("stage").addEventListener("pointerleave", () => pointAt(null));
  byId("stage").addEventListener("click", () => { if (viewer.pointed) selectView(viewer.pointed); });
  watchPictures(byId("stage"));
  new ResizeObserver(fitFrames).observe(byId("stage"));
  startTree();
}

// Follows the state: the dialog is open while a scene is.
function showViewer() {
  const dialog = byId("viewer");
  const picture = state.scene?.pictures.find((picture) => picture.look === state.look);
  if (!picture) return dialog.open && dialog.close();
  if (!dialog.open) {
    leaveShot();
    dialog.showModal();
    byId("viewer-name").focus();
  }
  if (picture !== viewer.picture) showPicture(picture);
}

function closeScene() {
  const { scene, picture } = { scene: state.scene, picture: viewer.picture };
  viewer.picture = null;
  byId("stage").replaceChildren();
  document.body.append(byId("label"), byId("status"));
  hideLabel();
  changeState({ scene: null, look: null });
  const shot = scene.shots[scene.pictures.indexOf(picture)]?.firstElementChild;
  shot?.scrollIntoView({ block: "nearest" });
  shot?.focus({ preventScroll: true });
}

function showPicture(picture) {
  const { scene } = picture;
  const last = viewer.selected;
  Object.assign(viewer, { picture, pointed: null, selected: null });
  hideLabel();
  byId("viewer-name").textContent = scene.name;
  byId("viewer-meta").replaceChildren(element("span", {}, scene.className),
    copyButton(`${scene.file}:${scene.line}`, `${scene.fileName}:${scene.line}`),
    element("span", {}, sizeText(picture)));
  byId("viewer-look").replaceChildren(...scene.pictures.map(({ look }) => (
    element("option", { value: look.index, selected: look === picture.look }, look.name))));
  byId("viewer-look").parentElement.hidden = scene.pictures.length < 2;
  byId("viewer-findings").replaceChildren();
  if (picture.findings.length) byId("viewer-findings").append(findingList(findingsOf(scene, [picture]), scene, { hints: true }));
  const shown = matchingScenes();
  byId("viewer-position").textContent = shown.includes(scene)
    ? `${shown.indexOf(scene) + 1} of ${shown.length}` : "";
  fillTree(picture);
  showComparison();
  redrawViewer();
  // In another look the same view stays selected.
  const same = last?.id && viewsOf(picture).find((view) => view.id === last.id);
  if (same) selectView(same);
}

function stepScene(step) {
  const shown = matchingScenes().filter((scene) => scene.pictures.length);
  const at = shown.indexOf(state.scene);
  const next = shown[at < 0 ? 0 : at + step];
  if (next) openScene(next, state.look);
}

function stepLook(step) {
  const pictures = state.scene.pictures;
  if (pictures.length < 2) return stepScene(step);
  const next = pictures[pictures.indexOf(viewer.picture) + step];
  if (next) changeState({ look: next.look });
}

// MARK: Highlights

function hoverStage(event) {
  const frame = event.target.closest(".frame");
  if (!frame?.picture?.url || event.target.closest(".swiper")) return pointAt(null);
  const point = pointIn(frame, frame.picture, event);
  const view = viewAt(viewsOf(frame.picture), ...point);
  pointAt(frame.picture === viewer.picture ? view : null);
  if (!view) return;
  highlight(frame, view);
  showLabel(view, event.clientX, event.clientY);
  treeItemOf(viewer.pointed)?.scrollIntoView({ block: "nearest" });
}

function pointAt(view) {
  viewer.pointed = view;
  markTree("over", view);
  for (const frame of frames()) highlight(frame, frame === frames()[0] ? view ?? viewer.selected : null);
  hideLabel();
}

function selectView(view) {
  viewer.selected = view;
  selectInTree(view);
  const [frame] = frames();
  if (!frame) return;
  highlight(frame, view);
  if (view && viewer.picture.url) showLabelAt(frame, viewer.picture, view);
}

function stepSelection(step) {
  const views = viewsOf(viewer.picture);
  if (!views.length) return;
  const last = viewer.selected?.index ?? (step > 0 ? -1 : views.length);
  selectView(views[(last + step + views.length) % views.length]);
}
