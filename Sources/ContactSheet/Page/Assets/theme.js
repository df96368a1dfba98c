// What the page remembers of its reader: appearance, size of pictures, outlines.
const themes = { auto: "Automatic", light: "Light", dark: "Dark" };

function remembered(name) {
  try { return localStorage.getItem(`contact-sheet.${name}`); } catch { return null; }
}

function remember(name, value) {
  try { localStorage.setItem(`contact-sheet.${name}`, value); } catch { /* It is only a comfort. */ }
}

let theme = "auto";
function setTheme(name) {
  theme = Object.hasOwn(themes, name ?? "") ? name : "auto";
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const button = byId("theme");
  button.title = `Appearance: ${themes[theme]}`;
  button.querySelector("use").setAttribute("href", `#icon-${theme}`);
  button.lastElementChild.textContent = button.title;
}

function startTheme() {
  setTheme(remembered("theme"));
  byId("theme").addEventListener("click", () => {
    const names = Object.keys(themes);
    setTheme(names[(names.indexOf(theme) + 1) % names.length]);
    remember("theme", theme);
    tell(byId("theme").title);
  });
}
