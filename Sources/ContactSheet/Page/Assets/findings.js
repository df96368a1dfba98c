// The findings of a scene, as a list.
const findingsAtOnce = 3;

function findingList(joined, scene, { hints = false } = {}) {
  const holder = element("div", { class: "findings" });
  const items = joined.map((found) => findingItem(found, scene, hints));
  if (items.length <= findingsAtOnce + 1) {
    if (items.length) holder.append(element("ul", {}, ...items));
    return holder;
  }
  const rest = items.splice(findingsAtOnce);
  const summary = element("summary", {}, `${rest.length} more`);
  holder.append(
    element("ul", {}, ...items), element("details", {}, summary, element("ul", {}, ...rest)));
  return holder;
}

function findingItem({ finding, looks: shownIn, everywhere }, scene, hints) {
  const item = element("li", { class: severityClass(finding) }, icon(severityClass(finding)),
    element("span", { class: "hidden" }, `${finding.severity}: `), finding.message);
  if (hints && finding.hint) item.append(element("small", {}, finding.hint));
  const where = [finding.rule, shortPlace(finding.place, scene)].filter(Boolean).join(" · ");
  if (where) item.append(element("small", { title: finding.place || null }, where));
  if (!everywhere) {
    const names = [...shownIn].map((index) => looks[index].name);
    item.append(element("small", {}, `Only in ${names.join(", ")}`));
  }
  return item;
}

// The folder of the scene's own file stands above it already.
function shortPlace(place, scene) {
  return place.startsWith(`${scene.file}:`) ? scene.fileName + place.slice(scene.file.length) : place;
}

function severityClass(finding) {
  return severities.includes(finding.severity) ? finding.severity : "note";
}

// The findings of the looks that are shown; `everywhere` if each of these looks has them.
function findingsOf(scene, pictures) {
  const shown = pictures.map((picture) => picture.look.index);
  return scene.findings
    .map(({ finding, looks: all }) => {
      const some = shown.filter((index) => all.has(index));
      return { finding, looks: new Set(some), everywhere: some.length === shown.length };
    })
    .filter(({ looks: some }) => some.size > 0);
}

function countFindings() {
  const counts = Object.fromEntries(severities.map((severity) => [severity, 0]));
  for (const scene of scenes) {
    for (const { finding } of scene.findings) counts[severityClass(finding)] += 1;
  }
  return counts;
}
