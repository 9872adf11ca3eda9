/** Saves a picture as an SVG that looks the same anywhere: with its colours, fonts and icons in it. */

/** Properties that a style sheet gives and the file has to hold itself. */
const KEPT = ["fill", "stroke", "stroke-width", "stroke-dasharray", "color", "font-family", "font-size", "font-weight"];
const SVG = "http://www.w3.org/2000/svg";

interface Extent {
  width: number;
  height: number;
}

/** @param scene its outermost group, moved and scaled as the reader has it: the file holds all of it as it is */
export function saveSvg(scene: SVGGElement, { width, height }: Extent, name: string): void {
  const file = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}` }))
    file.setAttribute(key, String(value));
  const ground = document.createElementNS(SVG, "rect");
  for (const [key, value] of Object.entries({ width: "100%", height: "100%", fill: groundOf(scene) }))
    ground.setAttribute(key, value);
  const copy = scene.cloneNode(true) as SVGGElement;
  copy.removeAttribute("transform");
  keepStyles(scene, copy);
  for (const use of copy.querySelectorAll("use")) drawIcon(use);
  file.append(ground, copy);
  offer(new Blob([new XMLSerializer().serializeToString(file)], { type: "image/svg+xml" }), `${name}.svg`);
}

function keepStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  to.setAttribute("style", KEPT.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";"));
  for (const name of to.tagName === "use" ? ["class"] : ["class", "tabindex", "href"]) to.removeAttribute(name);
  [...from.children].forEach((child, at) => keepStyles(child, to.children[at]));
}

/** In the place of a reference to the shape in the page stands the shape itself. */
function drawIcon(use: SVGUseElement): void {
  const symbol = document.querySelector(use.getAttribute("href") ?? "none");
  if (symbol === null) return;
  const [size, x, y] = ["width", "x", "y"].map((name) => Number(use.getAttribute(name) ?? 0));
  const icon = document.createElementNS(SVG, "g");
  icon.setAttribute("transform", `translate(${x} ${y}) scale(${size / 16})`);
  icon.setAttribute("style", use.getAttribute("style") ?? "");
  for (const child of symbol.children) icon.append(document.importNode(child, true));
  use.replaceWith(icon);
}

const groundOf = (scene: Element): string => getComputedStyle(scene.closest("[data-ground]") ?? scene).backgroundColor;

function offer(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
