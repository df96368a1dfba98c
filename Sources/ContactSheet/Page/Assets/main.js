// Puts the page together.
startTheme();
makeSheet();
startToolbar();
startViewer();
startComparison();
startHover();
startKeys();
setSize(remembered("size"));

listeners.push((changes) => {
  const filters = ["query", "file", "looks", "findings"];
  if (!filters.some((name) => name in changes)) return;
  if ("looks" in changes) showLooks();
  const shown = matchingScenes();
  showScenes(shown);
  showFilters();
  showResults(shown);
});
listeners.push(showViewer);

byId("sheet").addEventListener("click", ({ target }) => {
  const shot = target.closest(".shot");
  if (shot) openScene(shot.picture.scene, shot.picture.look);
});
addEventListener("popstate", readFragment);
addEventListener("beforeprint", () => {
  for (const image of document.querySelectorAll("img[loading=lazy]")) image.loading = "eager";
});
readFragment();
document.documentElement.dataset.ready = "true";
