// What was rendered. Outlines are unpacked when they are asked for.
const packed = JSON.parse(document.getElementById("data").textContent);
const [part, parts] = packed.part;
const looks = packed.looks.map(([id, name], index) => ({ id, name: name || id || "Picture", index }));
const severities = ["error", "warning", "note"];
const findings = packed.findings.map(([severity, rule, message, place, hint]) => (
  { severity, rule, message, place, hint }));

const scenes = packed.scenes.map(unpackScene);
nameScenes();

function unpackScene([name, className, file, line, pictures], index) {
  const scene = { index, name, className, file, line, fileName: file.split("/").pop() };
  scene.pictures = pictures.map((picture) => unpackPicture(picture, scene));
  scene.findings = joinedFindings(scene.pictures);
  return scene;
}

function unpackPicture([look, url, width, height, scale, found, tree, place], scene) {
  const own = found.map((index) => findings[index]);
  return { scene, look: looks[look], url, width, height, scale, findings: own, tree, place };
}

// The same finding in several looks is one, with all of these looks.
function joinedFindings(pictures) {
  const joined = new Map();
  for (const picture of pictures) {
    for (const finding of picture.findings) {
      if (!joined.has(finding)) joined.set(finding, new Set());
      joined.get(finding).add(picture.look.index);
    }
  }
  const list = [...joined].map(([finding, shownIn]) => ({ finding, looks: shownIn }));
  return list.sort((a, b) => rank(a.finding) - rank(b.finding));
}

function rank(finding) {
  const index = severities.indexOf(finding.severity);
  return index < 0 ? severities.length : index;
}

// A name for links that stays when scenes come and go: file and name, numbered if it repeats.
function nameScenes() {
  const times = new Map();
  for (const scene of scenes) {
    const name = `${scene.file}/${scene.name}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    scene.key = time > 1 ? `${name}~${time}` : name;
  }
}

// The views of a picture, parents before children, back to front.
function viewsOf(picture) {
  picture.views ??= unpackViews(packed.trees[picture.tree], packed.places[picture.place]);
  return picture.views;
}

function unpackViews(tree, [frames, boxes]) {
  const odd = new Map();
  for (let at = 0; at < boxes.length; at += 5) {
    odd.set(Math.round(boxes[at] * 100), boxes.slice(at + 1, at + 5));
  }
  const views = [];
  const parents = [];
  for (let index = 0; index * 3 < tree.length; index++) {
    const [className, id, depth] = tree.slice(index * 3, index * 3 + 3);
    const frame = frames.slice(index * 4, index * 4 + 4);
    parents.length = Math.min(Math.max(depth, 0), parents.length);
    const parent = parents.at(-1);
    const [x, y] = parent ? parent.box : [0, 0];
    const box = odd.get(index) ?? [x + frame[0], y + frame[1], frame[2], frame[3]];
    const view = {
      index, parent, depth, frame, box,
      className: packed.names[className], id: id < 0 ? "" : packed.names[id],
    };
    views.push(view);
    parents.push(view);
  }
  return views;
}

// The last that contains the point lies in front.
function viewAt(views, x, y) {
  return views.findLast(({ box: [left, top, width, height] }) => (
    x >= left && y >= top && x < left + width && y < top + height)) ?? null;
}
