/**
 * Colors of code from themes of `prism-react-renderer`: CSS that sets our variables, and rules for what they do not
 * cover. Pure.
 */

import { tokenRules, type TokenStyle } from "./code-styles.ts";
import type { Json, JsonObject } from "../../model/json.ts";

/** Our variables, and the token kinds whose color each takes: the first kind that a theme has. */
const VARIABLES: Readonly<Record<string, readonly string[]>> = {
  comment: ["comment"],
  keyword: ["keyword"],
  string: ["string"],
  number: ["number", "constant", "boolean"],
  function: ["function"],
  type: ["class-name", "builtin"],
  attribute: ["attr-name"],
  variable: ["variable", "tag"],
  property: ["property"],
};

/** Valid colors: nothing that could end the surrounding rule. */
const COLOR = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/deg]+\))$/i;

/**
 * CSS for both modes; empty if the themes have no colors. As in the format, the light theme is also used in dark mode
 * if no other is set.
 */
export function codeColors(prism: Json | undefined): string {
  const { theme, darkTheme = theme } = toObject(prism);
  const [light, dark] = [tokenColors(theme), tokenColors(darkTheme)];
  const [lightFrame, darkFrame] = [frameColors(theme), frameColors(darkTheme)];
  const variables =
    (light && `:root{${light}}`) +
    (dark && `${IS_DARK}{${dark}}`) +
    (lightFrame && `pre,.codeBlockContainer{${lightFrame}}`) +
    (darkFrame && `${IS_DARK} :is(pre,.codeBlockContainer){${darkFrame}}`);
  const rules =
    darkTheme === theme
      ? tokenRules(stylesOf(theme), "")
      : tokenRules(stylesOf(theme), `:where(html:not(${IS_DARK})) `) +
        tokenRules(stylesOf(darkTheme), `:where(html${IS_DARK}) `);
  return variables + rules;
}

const IS_DARK = "[data-theme=dark]";

/** The styles of a theme that apply to all languages. */
function stylesOf(theme: Json | undefined): readonly TokenStyle[] {
  const { styles } = toObject(theme);
  return (Array.isArray(styles) ? (styles as readonly Json[]) : []).flatMap((one) => {
    const { types, style, languages } = toObject(one);
    return Array.isArray(types) && languages === undefined
      ? [{ types: types as readonly string[], style: toObject(style) }]
      : [];
  });
}

/** Colors of a block besides its code. Set only on the block, because a dark theme does not make a light page dark. */
function frameColors(theme: Json | undefined): string {
  const { plain, styles } = toObject(theme);
  if (!Array.isArray(styles) || styles.length === 0) return "";
  const { color, backgroundColor } = toObject(plain);
  const background = isColor(backgroundColor)
    ? [
        `--ifm-pre-background:${backgroundColor}`,
        ...Object.entries(MARKS).map(([name, mark]) => `--veloci-code-${name}:${mix(mark, 22, backgroundColor)}`),
      ]
    : [];
  const text = isColor(color)
    ? [
        `--ifm-pre-color:${color}`,
        "--ifm-color-emphasis-900:currentcolor",
        `--ifm-color-content-secondary:${mix("currentcolor", 80, "transparent")}`,
      ]
    : [];
  return [...background, ...text].join(";");
}

/** Markers of diff lines. */
const MARKS = { inserted: "#2da44e", deleted: "#e5534b" };

function mix(color: string, percent: number, other: string): string {
  return `color-mix(in srgb,${color} ${percent}%,${other})`;
}

function tokenColors(theme: Json | undefined): string {
  const { plain, styles } = toObject(theme);
  const list = (Array.isArray(styles) ? (styles as readonly Json[]) : []).map(toObject);
  if (list.length === 0) return "";
  const { color } = toObject(plain);
  const colors = Object.entries(VARIABLES).map(([name, kinds]) => {
    const found = kinds.map((kind) => colorOf(kind, list)).find((value) => value !== undefined);
    return [`--veloci-code-${name}`, found ?? color] as const;
  });
  const all = [["--veloci-code-color", color] as const, ...colors];
  return all.flatMap(([name, value]) => (isColor(value) ? [`${name}:${value}`] : [])).join(";");
}

/** The last style of a token kind counts. */
function colorOf(kind: string, styles: readonly JsonObject[]): string | undefined {
  const own = styles.filter(({ types }) => Array.isArray(types) && types.includes(kind));
  return own.map(({ style }) => toObject(style)["color"]).findLast(isColor);
}

function isColor(value: Json | undefined): value is string {
  return typeof value === "string" && COLOR.test(value);
}

function toObject(value: Json | undefined): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}
