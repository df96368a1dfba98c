// Small words for making elements. Text always becomes text, never markup.
const byId = (id) => document.getElementById(id);

function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("--")) made.style.setProperty(name, value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value != null) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child != null));
  return made;
}

function vector(tag, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

function icon(name) {
  return vector("svg", { class: "icon", "aria-hidden": "true" }, vector("use", { href: `#icon-${name}` }));
}

function counted(number, one, many = `${one}s`) {
  return `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
}

function numberText(value) {
  return String(Math.round(value * 100) / 100);
}

function sizeText({ width, height, scale }) {
  const points = `${numberText(width)} × ${numberText(height)} pt`;
  const pixels = `${Math.round(width * scale)} × ${Math.round(height * scale)} px`;
  // Broken, if at all, between the two.
  return [points, pixels].map((text) => text.replaceAll(" ", "\u00a0")).join(" · ");
}

function frameText({ frame: [x, y, width, height] }) {
  return `x ${numberText(x)}, y ${numberText(y)}, ${numberText(width)} × ${numberText(height)}`;
}

let silence = 0;
function tell(text) {
  const status = byId("status");
  frontmost().append(status);
  status.textContent = text;
  clearTimeout(silence);
  silence = setTimeout(() => { status.textContent = ""; }, 2200);
}

// What lies outside an open dialog lies behind it.
function frontmost() {
  return document.querySelector("dialog[open]") ?? document.body;
}

function copyButton(text, shown, className = "place") {
  const button = element("button", { type: "button", class: className, title: `Copy ${text}` },
    element("span", {}, shown), icon("copy"));
  button.addEventListener("click", () => copy(text));
  return button;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    tell(`Copied ${text}`);
  } catch {
    tell(`Not copied: ${text}`);
  }
}
