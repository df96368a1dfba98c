// What stands on the stage: one picture, or two looks of a scene to compare.
const comparison = { isOn: false, look: null, way: "side" };

function startComparison() {
  byId("viewer-compare").addEventListener("click", toggleComparison);
  byId("compare-look").addEventListener("change", ({ target }) => {
    comparison.look = looks[Number(target.value)];
    redrawViewer();
  });
  byId("compare-way").addEventListener("change", ({ target }) => {
    comparison.way = target.value;
    redrawViewer();
  });
}

function toggleComparison() {
  if (state.scene.pictures.length < 2) return;
  comparison.isOn = !comparison.isOn;
  showComparison();
  redrawViewer();
}

function otherPicture() {
  if (!comparison.isOn) return null;
  const others = viewer.picture.scene.pictures.filter((picture) => picture !== viewer.picture);
  return others.find(({ look }) => look === comparison.look) ?? others[0] ?? null;
}

function showComparison() {
  const other = otherPicture();
  const others = viewer.picture.scene.pictures.filter((picture) => picture !== viewer.picture);
  byId("viewer-compare").hidden = !others.length;
  byId("viewer-compare").setAttribute("aria-pressed", comparison.isOn);
  byId("comparison").hidden = !other;
  byId("compare-look").replaceChildren(...others.map(({ look }) => (
    element("option", { value: look.index, selected: look === other?.look }, look.name))));
}

function redrawViewer() {
  if (!viewer.picture) return;
  hideLabel();
  const other = otherPicture();
  const first = makeFrame(viewer.picture);
  if (other && comparison.way === "side") byId("stage").replaceChildren(first, makeFrame(other));
  else byId("stage").replaceChildren(first);
  if (other && comparison.way !== "side" && other.url && viewer.picture.url) layOver(first, other);
  byId("viewer-full").setAttribute("aria-pressed", viewer.isFull);
  fitFrames();
  highlight(first, viewer.selected);
}

function makeFrame(picture) {
  const frame = element("figure", {
    class: "frame", "--w": Math.max(picture.width, 1), "--h": Math.max(picture.height, 1),
  });
  frame.picture = picture;
  if (picture.url) {
    frame.append(element("img", { src: picture.url, alt: `${picture.scene.name}, ${picture.look.name}` }));
    addOutlines(frame, picture, { all: outlinesAreOn });
  } else {
    placeholder(frame, "Not rendered", failureText(picture));
  }
  if (comparison.isOn) frame.append(element("figcaption", {}, picture.look.name));
  return frame;
}

function layOver(frame, other) {
  const image = element("img", {
    src: other.url, alt: other.look.name, class: `over ${comparison.way}`,
  });
  frame.children[0].after(image);
  frame.querySelector("figcaption").remove();
  if (comparison.way !== "swipe") return;
  frame.classList.add("swipes");
  const swiper = element("input", {
    type: "range", class: "swiper", min: 0, max: 100, value: 50,
    "aria-label": `${viewer.picture.look.name} on the left, ${other.look.name} on the right`,
  });
  swiper.addEventListener("input", () => frame.style.setProperty("--split", `${swiper.value}%`));
  frame.append(swiper);
}

function frames() {
  return [...byId("stage").children];
}

function toggleFull() {
  viewer.isFull = !viewer.isFull;
  redrawViewer();
}

// Fitted, a picture is as large as the stage allows; full, one of its pixels is one of the screen.
function fitFrames() {
  const stage = byId("stage");
  const all = frames();
  const room = {
    width: (stage.clientWidth - 56 - 28 * (all.length - 1)) / Math.max(all.length, 1),
    height: stage.clientHeight - 60 - (comparison.isOn ? 24 : 0),
  };
  for (const frame of all) {
    const { width, height, scale } = frame.picture;
    const fitted = Math.min(room.width, room.height * width / Math.max(height, 1));
    const full = width * scale / devicePixelRatio;
    const shown = viewer.isFull ? full : Math.max(40, Math.min(fitted, Math.max(full, width)));
    frame.style.setProperty("--shown", `${shown}px`);
  }
}
