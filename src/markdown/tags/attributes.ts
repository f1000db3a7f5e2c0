/** Attributes of elements. */

import type { Json, JsonObject } from "../../model/json.ts";
import { escapeAttribute } from "../body/escape.ts";
import { attributeText } from "../body/slots.ts";

/** React's names that differ from the HTML name in more than case. */
const HTML_NAMES: Readonly<Record<string, string>> = {
  className: "class",
  htmlFor: "for",
  acceptCharset: "accept-charset",
  httpEquiv: "http-equiv",
  xlinkHref: "xlink:href",
  xmlnsXlink: "xmlns:xlink",
  xmlSpace: "xml:space",
};

/** HTML attributes that React spells in camel case. */
const CAMEL_CASE = [
  "accessKey allowFullScreen autoComplete autoFocus autoPlay cellPadding cellSpacing charSet colSpan contentEditable",
  "controlsList crossOrigin dateTime encType fetchPriority formAction frameBorder hrefLang inputMode marginHeight",
  "marginWidth maxLength mediaGroup minLength noModule noValidate playsInline popoverTarget radioGroup readOnly",
  "referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet tabIndex useMap itemProp itemScope itemType itemID itemRef",
]
  .join(" ")
  .split(" ");

/** SVG attributes whose name has a hyphen in HTML. */
const HYPHENATED = [
  "accent-height alignment-baseline clip-path clip-rule color-interpolation color-interpolation-filters dominant-baseline",
  "fill-opacity fill-rule flood-color flood-opacity font-family font-size font-stretch font-style font-variant",
  "font-weight image-rendering letter-spacing lighting-color marker-end marker-mid marker-start paint-order",
  "pointer-events shape-rendering stop-color stop-opacity stroke-dasharray stroke-dashoffset stroke-linecap",
  "stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering",
  "transform-origin unicode-bidi vector-effect word-spacing writing-mode",
]
  .join(" ")
  .split(" ");

const REACT_NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(HTML_NAMES).map(([react, html]) => [html, react] as const),
  ...CAMEL_CASE.map((name) => [name.toLowerCase(), name] as const),
  ...HYPHENATED.map((name) => [name, toCamelCase(name)] as const),
]);

const FROM_REACT: ReadonlyMap<string, string> = new Map(
  Array.from(REACT_NAMES, ([html, react]) => [react, html] as const),
);

/** React's name of an attribute in either spelling. */
export function toReactName(name: string): string {
  return REACT_NAMES.get(name) ?? REACT_NAMES.get(name.toLowerCase()) ?? name;
}

/** React props as the attributes of an HTML tag, each with a leading space. */
export function toHtmlAttributes(props: JsonObject): string {
  let html = "";
  for (const [name, value] of Object.entries(props)) html += toHtmlAttribute(name, value);
  return html;
}

function toHtmlAttribute(name: string, value: Json | undefined): string {
  if (value === undefined || value === null || value === false) return keepsFalse(name, value);
  const html = FROM_REACT.get(name) ?? name;
  if (value === true) return keepsFalse(name, value) || ` ${html}`;
  if (typeof value !== "object") return attributeText(html, String(value));
  return name === "style" && !Array.isArray(value)
    ? ` style="${escapeAttribute(toStyleText(value as JsonObject))}"`
    : "";
}

/** `aria-*` and `data-*` have the values "true" and "false". */
function keepsFalse(name: string, value: Json | undefined): string {
  return typeof value === "boolean" && /^(?:aria|data)-/.test(name) ? ` ${name}="${value}"` : "";
}

/** CSS properties with unitless numbers. */
const UNITLESS =
  /^(?:opacity|zIndex|fontWeight|lineHeight|order|zoom|widows|orphans|columnCount|columns|tabSize|scale|aspectRatio|(?:fill|stroke|flood|stop)Opacity|flex(?:Grow|Shrink)?|grid(?:Row|Column|Area)\w*|animationIterationCount|lineClamp|--.*)$/;

/** Whether a number needs no unit for a property. */
function isUnitless(name: string): boolean {
  return UNITLESS.test(
    name.replace(/^(?:Webkit|Moz|ms|O)(?=[A-Z])/, "").replace(/^[A-Z]/, (first) => first.toLowerCase()),
  );
}

/** A React style object as CSS. */
export function toStyleText(style: JsonObject): string {
  const declarations: string[] = [];
  for (const [name, value] of Object.entries(style)) {
    if (typeof value !== "string" && typeof value !== "number") continue;
    const unit = typeof value === "number" && value !== 0 && !isUnitless(name) ? "px" : "";
    declarations.push(`${toCssName(name)}:${value}${unit}`);
  }
  return declarations.join(";");
}

function toCssName(name: string): string {
  if (name.startsWith("--")) return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, "-ms-");
}

/** CSS of a `style` attribute as a React style object. */
export function toStyleObject(css: string): JsonObject {
  const style: Record<string, string> = {};
  for (const declaration of splitDeclarations(css)) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim();
    const value = declaration.slice(colon + 1).trim();
    if (name !== "" && value !== "") style[name.startsWith("--") ? name : toCamelCase(name)] = value;
  }
  return style;
}

/**
 * Splits declarations at semicolons, except those inside brackets, as in the URL of an image. Reads backwards, so that
 * each bracket is visited once.
 */
function splitDeclarations(css: string): string[] {
  const declarations: string[] = [];
  let end = css.length;
  let inBrackets = false;
  for (let at = css.length - 1; at >= 0; at--) {
    const character = css[at];
    if (character === ")") inBrackets = true;
    else if (character === "(") inBrackets = false;
    else if (character === ";" && !inBrackets) {
      declarations.push(css.slice(at + 1, end));
      end = at;
    }
  }
  declarations.push(css.slice(0, end));
  return declarations.toReversed();
}

function toCamelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
