// Which scenes are shown.
function matchingScenes() {
  const words = state.query.toLowerCase().split(/\s+/).filter(Boolean);
  return scenes.filter((scene) => matches(scene, words));
}

function matches(scene, words) {
  if (state.file && scene.file !== state.file) return false;
  const pictures = shownPictures(scene);
  if (state.looks && !pictures.length) return false;
  if (state.findings && !hasFindings(scene, pictures)) return false;
  return !words.length || words.every((word) => searchText(scene).includes(word));
}

function hasFindings(scene, pictures) {
  if (state.findings === "failed") return pictures.some((picture) => !picture.url);
  const wanted = { any: severities, warning: ["error", "warning"], error: ["error"] };
  const severitiesWanted = wanted[state.findings] ?? severities;
  return pictures.some((picture) => (
    picture.findings.some((finding) => severitiesWanted.includes(severityClass(finding)))));
}

function searchText(scene) {
  scene.searchText ??= [
    scene.name, scene.className, `${scene.file}:${scene.line}`,
    ...scene.findings.map(({ finding }) => (
      `${finding.rule} ${finding.message} ${finding.place} ${finding.hint}`)),
  ].join("\n").toLowerCase();
  return scene.searchText;
}
