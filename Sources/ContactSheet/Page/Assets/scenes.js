// The scenes on the page.
const groups = [];
let size = 380;

function makeSheet() {
  const files = Map.groupBy(scenes, (scene) => scene.file);
  for (const [file, list] of files) {
    const number = element("span", { class: "number" });
    const folder = file.slice(0, file.length - list[0].fileName.length);
    const path = element("span", { class: "path", title: file }, folder, element("b", {}, list[0].fileName));
    const cards = list.map(makeScene);
    const made = element("section", { class: "group" },
      element("h2", {}, path, number), element("div", { class: "list" }, ...cards));
    groups.push({ made, number, list });
  }
  const sheet = byId("sheet");
  watchPictures(sheet);
  sheet.append(...groups.map(({ made }) => made));
}

function makeScene(scene) {
  const sizes = new Set(scene.pictures.map(sizeText));
  const place = `${scene.file}:${scene.line}`;
  scene.card = element("article", { class: "scene", "aria-label": scene.name },
    element("h3", { title: scene.name }, scene.name),
    element("div", { class: "meta" },
      element("span", { title: scene.className }, scene.className),
      copyButton(place, `${scene.fileName}:${scene.line}`),
      sizes.size === 1 ? element("span", {}, [...sizes][0]) : null));
  scene.shots = scene.pictures.map((picture) => makeLook(picture, sizes.size > 1));
  scene.card.append(scene.shots.length
    ? element("div", { class: "strip" }, ...scene.shots)
    : element("p", { class: "absent" }, absenceText()));
  scene.card.append(findingList(findingsOf(scene, scene.pictures), scene));
  return scene.card;
}

function absenceText() {
  return parts > 1 ? `In another of the ${parts} parts.` : "There is no picture of this scene.";
}

function makeLook(picture, tellSize) {
  const { width, height, look, scene } = picture;
  const shot = element("button", { type: "button", class: "shot" });
  shot.picture = picture;
  if (picture.url) {
    shot.append(element("img", {
      src: picture.url, loading: "lazy", decoding: "async", draggable: "false",
      alt: looks.length > 1 ? `${scene.name}, ${look.name}` : scene.name,
    }));
  } else {
    placeholder(shot, "Not rendered", failureText(picture));
  }
  const caption = element("figcaption", {}, looks.length > 1 ? look.name : "",
    tellSize ? element("small", {}, sizeText(picture)) : null);
  return element("figure", {
    class: "look", "--w": Math.max(width, 1), "--h": Math.max(height, 1),
    "--longest": Math.max(width, height, 1),
  }, shot, caption);
}

function failureText(picture) {
  return picture.findings.find((finding) => finding.severity === "error")?.message
    ?? "No reason was recorded.";
}

function placeholder(holder, title, reason) {
  holder.classList.add("missing");
  holder.replaceChildren(icon("missing"), element("b", {}, title), element("span", {}, reason));
}

// Neither event bubbles, and icons load too.
function watchPictures(holder) {
  holder.addEventListener("load", ({ target }) => {
    if (target instanceof HTMLImageElement) target.parentElement.classList.add("loaded");
  }, true);
  holder.addEventListener("error", ({ target }) => {
    if (target instanceof HTMLImageElement) pictureIsMissing(target);
  }, true);
}

function pictureIsMissing(image) {
  const name = decodeURIComponent(image.getAttribute("src"));
  placeholder(image.parentElement, "No such picture", name);
}

// Looks of one height stand beside each other; a scene is as wide as they are.
function setSize(points) {
  const usual = innerWidth < 720 ? 320 : 380;
  size = Math.min(Math.max(Number(points) || usual, 120), 960);
  document.documentElement.style.setProperty("--size", size);
  byId("size").value = size;
  for (const scene of scenes) placeScene(scene, shownPictures(scene));
}

function placeScene(scene, pictures) {
  const factors = pictures.map(({ width, height }) => Math.min(1, size / Math.max(width, height, 1)));
  const widths = pictures.map(({ width }, index) => width * factors[index]);
  const heights = pictures.map(({ height }, index) => height * factors[index]);
  const total = widths.reduce((sum, width) => sum + width + 16, -16);
  const rows = Math.ceil(total / Math.max(innerWidth - 80, 240));
  const tallest = Math.max(120, ...heights);
  scene.card.style.setProperty("--width", `${Math.ceil(Math.max(total + 9, 228))}px`);
  scene.card.style.setProperty("--height", `${Math.round(rows * (tallest + 44) + 96)}px`);
}

function showScenes(shown) {
  const set = new Set(shown);
  for (const { made, number, list } of groups) {
    const own = list.filter((scene) => set.has(scene));
    made.hidden = !own.length;
    number.textContent = own.length === list.length
      ? counted(list.length, "scene") : `${own.length} of ${counted(list.length, "scene")}`;
    for (const scene of list) scene.card.hidden = !set.has(scene);
  }
}

function showLooks() {
  for (const scene of scenes) {
    const pictures = shownPictures(scene);
    scene.pictures.forEach(({ look }, index) => { scene.shots[index].hidden = !lookIsShown(look); });
    if (looks.length > 1) {
      scene.card.lastElementChild.replaceWith(findingList(findingsOf(scene, pictures), scene));
    }
    placeScene(scene, pictures);
  }
}
