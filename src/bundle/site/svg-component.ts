/** An SVG file as a React component, as in the format: `import Logo from "./logo.svg"`. */

import type { OnLoadResult } from "bun";
import { parseDocument } from "htmlparser2";
import { type Element, isTag } from "domhandler";
import render from "dom-serializer";
import { ownValue } from "../../lookup/own-value.ts";
import { NO_BUNDLER_SETTINGS, type SvgSettings } from "../../model/bundler-settings.ts";

/** Loads a file as a component. */
export async function loadSvg(file: string, settings: SvgSettings): Promise<OnLoadResult> {
  const svg = await Bun.file(file).text();
  return { contents: svgComponent(settings.optimize?.(svg, file) ?? svg, settings), loader: "js" };
}

/**
 * Source of a module whose default export renders the image with its props. `title` becomes a `<title>` in place of the file's own,
 * and `titleId` the ID of that.
 */
export function svgComponent(svg: string, settings: SvgSettings = NO_BUNDLER_SETTINGS.svg): string {
  const root = parseDocument(svg, { xmlMode: true })
    .children.filter(isTag)
    .find(({ name }) => name === "svg");
  if (!root) return `export default () => null;`;
  const codes = Object.values(settings.replaced).map(toCode);
  const codeAt = (index: string | undefined) => codes[Number(index)] ?? "";
  replaceValues(root, Object.keys(settings.replaced));
  const labels = settings.labels.map((name) => ({ name, own: takeLabel(root, name) }));
  const inside = JSON.stringify(render(root.children, { xmlMode: true }));
  const html = [
    ...labels.map(({ name, own }) => `label("${name}", ${name}, ${name}Id${own})`),
    inside.replace(SIGN, (_, index) => `" + escape(${codeAt(index)}) + "`),
  ];
  const members = [
    ...attributesOf(root, settings).map(([name, value]) => {
      const [, index] = /^\x01(\d+)\x01$/.exec(value) ?? [];
      return [propName(name), index === undefined ? JSON.stringify(propValue(name, value)) : codeAt(index)];
    }),
    ...Object.entries(settings.added).map(([name, value]) => [name, toCode(value)]),
    ...labels.map(({ name }) => [ARIA[name], `${name}Id`]),
  ].map(([name = "", code]) => `${JSON.stringify(name)}: ${code}`);
  const props = settings.props === "start" ? ["...props", ...members] : [...members, "...props"];
  const component = settings.memo ? "Memo" : "Svg";
  return `
    import { createElement, memo } from "react";
    const escape = (text) => String(text).replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
    ${labels.length > 0 ? LABEL : ""}
    function Svg({ ${labels.map(({ name }) => `${name}, ${name}Id, `).join("")}...props }) {
      const html = ${html.join(" + ")};
      const all = { ${(settings.props === false ? members : props).join(", ")} };
      return createElement("svg", { ...all, dangerouslySetInnerHTML: { __html: html } });
    }
    ${settings.memo ? "const Memo = memo(Svg);" : ""}
    export default ${component};
    ${settings.exportName === undefined ? "" : `export { ${component} as ${settings.exportName} };`}
  `;
}

/** Attributes of the root, in the requested size. */
function attributesOf({ attribs }: Element, { size }: SvgSettings): (readonly [string, string])[] {
  const { width: _width, height: _height, ...others } = attribs;
  if (size === undefined) return Object.entries(attribs);
  return Object.entries(size === "" ? others : { ...others, width: size, height: size });
}

/** The element with a name, from the property of that name or else from the file. */
const LABEL = `const label = (name, text, id, own, ownId) => {
      const html = text === undefined ? own : text && escape(text);
      const its = id || ownId;
      return html ? "<" + name + (its ? ' id="' + escape(its) + '"' : "") + ">" + html + "</" + name + ">" : "";
    };`;

const ARIA: Readonly<Record<string, string>> = { title: "aria-labelledby", desc: "aria-describedby" };

/** Removes the file's own element with a name. Returns its content and ID as further arguments of `label`. */
function takeLabel(root: Element, name: string): string {
  const found = root.children.filter(isTag).find((child) => child.name === name);
  if (!found) return "";
  root.children = root.children.filter((child) => child !== found);
  return [render(found.children, { xmlMode: true }), found.attribs["id"] ?? ""]
    .map((value) => `, ${JSON.stringify(value)}`)
    .join("");
}

/** Stands for the code of a replaced value. XML cannot contain the character. */
const SIGN = /\\u0001(\d+)\\u0001/g;

/** Replaces values of attributes in a whole file by signs with their index. */
function replaceValues(element: Element, values: readonly string[]): void {
  for (const [name, value] of Object.entries(element.attribs)) {
    const index = values.indexOf(value);
    if (index >= 0) element.attribs[name] = `\x01${index}\x01`;
  }
  for (const child of element.children) if (isTag(child)) replaceValues(child, values);
}

/** As in SVGR, a text in braces is code, which reads `props`. */
function toCode(value: string | number): string {
  return typeof value === "string" && /^\{[^]*\}$/.test(value) ? `(${value.slice(1, -1)})` : JSON.stringify(value);
}

const PROP_NAMES: Readonly<Record<string, string>> = {
  class: "className",
  "xmlns:xlink": "xmlnsXlink",
  "xml:space": "xmlSpace",
};

function propName(attribute: string): string {
  return ownValue(PROP_NAMES, attribute) ?? attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function propValue(name: string, value: string): string | Record<string, string> {
  if (name !== "style") return value;
  const rules = value
    .split(";")
    .map((rule) => rule.split(":"))
    .filter(([key]) => key?.trim());
  return Object.fromEntries(rules.map(([key = "", ...rest]) => [propName(key.trim()), rest.join(":").trim()]));
}
