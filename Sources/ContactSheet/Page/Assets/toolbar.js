// Search, filters and what they leave.
function startToolbar() {
  showCounts();
  fillChoices();
  const toolbar = byId("toolbar");
  byId("query").addEventListener("input", ({ target }) => changeState({ query: target.value }));
  byId("file").addEventListener("change", ({ target }) => changeState({ file: target.value }));
  byId("findings").addEventListener("change", ({ target }) => changeState({ findings: target.value }));
  byId("looks").addEventListener("change", chooseLooks);
  byId("size").addEventListener("input", ({ target }) => { setSize(target.value); remember("size", size); });
  byId("outlines").addEventListener("click", toggleOutlines);
  byId("more").addEventListener("click", () => {
    byId("more").setAttribute("aria-expanded", toolbar.classList.toggle("open"));
  });
  toolbar.addEventListener("submit", (event) => event.preventDefault());
  toolbar.addEventListener("reset", (event) => { event.preventDefault(); clearFilters(); });
  byId("empty").querySelector("button").addEventListener("click", () => {
    clearFilters();
    byId("query").focus();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!byId("looks").contains(target)) byId("looks").open = false;
  });
  new ResizeObserver(() => {
    document.documentElement.style.setProperty("--toolbar-height", `${toolbar.offsetHeight}px`);
  }).observe(toolbar);
}

function showCounts() {
  const counts = countFindings();
  const pictures = scenes.reduce((sum, scene) => sum + scene.pictures.length, 0);
  const list = byId("counts");
  if (parts > 1) list.append(element("li", {}, `Part ${part} of ${parts}`));
  list.append(element("li", {}, counted(scenes.length, "scene")), element("li", {}, counted(pictures, "picture")));
  for (const severity of severities.filter((severity) => counts[severity])) {
    const button = element("button", { type: "button", class: `quiet severity ${severity}` },
      icon(severity), counted(counts[severity], severity));
    const filter = severity === "note" ? "any" : severity;
    button.addEventListener("click", () => {
      changeState({ findings: state.findings === filter ? "" : filter });
    });
    list.append(element("li", {}, button));
  }
}

function fillChoices() {
  const files = [...new Set(scenes.map((scene) => scene.file))];
  byId("file").append(element("option", { value: "" }, "All files"),
    ...files.map((file) => element("option", { value: file }, file)));
  byId("file").parentElement.hidden = files.length < 2;
  byId("looks").hidden = looks.length < 2;
  byId("looks").querySelector("fieldset").append(...looks.map((look) => element("label", {},
    element("input", { type: "checkbox", value: look.index }), look.name)));
  byId("toolbar").hidden = !scenes.length;
}

function lookBoxes() {
  return [...byId("looks").querySelectorAll("input")];
}

// With none chosen, or with all, every look is shown.
function chooseLooks() {
  const chosen = lookBoxes().filter((box) => box.checked).map((box) => Number(box.value));
  const every = chosen.length === 0 || chosen.length === looks.length;
  changeState({ looks: every ? null : new Set(chosen) });
}

function showFilters() {
  if (byId("query").value !== state.query) byId("query").value = state.query;
  byId("file").value = state.file;
  byId("findings").value = state.findings;
  for (const box of lookBoxes()) box.checked = state.looks?.has(Number(box.value)) ?? false;
  const chosen = state.looks ? [...state.looks].map((index) => looks[index].name) : [];
  const summary = byId("looks").querySelector("summary");
  summary.textContent = chosen.length > 1 ? counted(chosen.length, "look") : chosen[0] ?? "All looks";
  byId("looks").classList.toggle("chosen", chosen.length > 0);
  for (const id of ["file", "findings"]) byId(id).classList.toggle("chosen", state[id] !== "");
  byId("clear").hidden = !(state.query || state.file || state.looks || state.findings);
}

function showResults(shown) {
  const all = counted(scenes.length, "scene");
  const text = shown.length === scenes.length ? all : `${shown.length.toLocaleString("en")} of ${all}`;
  if (byId("results").value !== text) byId("results").value = text;
  const empty = byId("empty");
  empty.hidden = shown.length > 0;
  const [title, reason, button] = empty.children;
  title.textContent = scenes.length ? "No scene matches" : "No scenes";
  reason.textContent = scenes.length
    ? "None has all that the search and the filters ask for."
    : "The run found no scene to render.";
  button.hidden = !scenes.length;
}
