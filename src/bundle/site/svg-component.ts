/** An SVG file as a React component, as in the format: `import Logo from "./logo.svg"`. */

import { parseDocument } from "htmlparser2";
import { isTag } from "domhandler";
import render from "dom-serializer";
import { ownValue } from "../../lookup/own-value.ts";

/** Source of a module whose default export renders the image with its props; `title` becomes a `<title>`. */
export function svgComponent(svg: string): string {
  const root = parseDocument(svg, { xmlMode: true })
    .children.filter(isTag)
    .find(({ name }) => name === "svg");
  if (!root) return `export default () => null;`;
  const inside = render(root.children, { xmlMode: true });
  const props = Object.fromEntries(
    Object.entries(root.attribs).map(([name, value]) => [propName(name), propValue(name, value)]),
  );
  return `
    import { createElement } from "react";
    const own = ${JSON.stringify(props)};
    const inside = ${JSON.stringify(inside)};
    const escape = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
    export default function Svg({ title, ...props }) {
      const html = (title ? "<title>" + escape(title) + "</title>" : "") + inside;
      return createElement("svg", { ...own, ...props, dangerouslySetInnerHTML: { __html: html } });
    }
  `;
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
