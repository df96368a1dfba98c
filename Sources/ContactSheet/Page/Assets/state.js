// What is shown: the filters and the open scene. The fragment of the address says the same, so
// that a link shows the page as it was.
const state = { query: "", file: "", looks: null, findings: "", scene: null, look: null };
const listeners = [];

function changeState(changes, { newEntry = false } = {}) {
  Object.assign(state, changes);
  const address = location.href.split("#")[0] + stateFragment();
  if (address !== location.href) {
    writeAddress(address, newEntry);
  }
  for (const listener of listeners) listener(changes);
}

// Some browsers let a page from a folder change its fragment alone.
function writeAddress(address, newEntry) {
  try {
    history[newEntry ? "pushState" : "replaceState"](null, "", address);
  } catch {
    location.hash = stateFragment();
  }
}

function stateFragment() {
  const fields = new URLSearchParams();
  if (state.query) fields.set("q", state.query);
  if (state.file) fields.set("file", state.file);
  if (state.looks) for (const index of state.looks) fields.append("show", looks[index].id);
  if (state.findings) fields.set("findings", state.findings);
  if (state.scene) {
    fields.set("scene", state.scene.key);
    if (state.look && looks.length > 1) fields.set("look", state.look.id);
  }
  const text = fields.toString();
  return text ? `#${text}` : "";
}

// A link may be old: what it names and is no longer there is left out.
function readFragment() {
  const fields = new URLSearchParams(location.hash.slice(1));
  const shown = fields.getAll("show").map((id) => looks.findIndex((look) => look.id === id));
  const known = shown.filter((index) => index >= 0);
  const named = scenes.find((scene) => scene.key === fields.get("scene"));
  const scene = named?.pictures.length ? named : null;
  const picture = scene?.pictures.find(({ look }) => look.id === fields.get("look")) ?? scene?.pictures[0];
  changeState({
    query: fields.get("q") ?? "",
    file: scenes.some((scene) => scene.file === fields.get("file")) ? fields.get("file") : "",
    looks: known.length ? new Set(known) : null,
    findings: ["any", "warning", "error", "failed"].find((name) => name === fields.get("findings")) ?? "",
    scene,
    look: picture?.look ?? null,
  });
}

function lookIsShown(look) {
  return !state.looks || state.looks.has(look.index);
}

function shownPictures(scene) {
  return scene.pictures.filter((picture) => lookIsShown(picture.look));
}

function clearFilters() {
  changeState({ query: "", file: "", looks: null, findings: "" });
}
