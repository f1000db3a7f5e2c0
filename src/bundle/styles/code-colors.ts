/**
 * Colors of code from themes of `prism-react-renderer`: CSS that sets our variables, and rules for what they do not
 * cover. Pure.
 */

import { isColor, tokenRules, type TokenStyle } from "./code-styles.ts";
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

/**
 * CSS for both modes; empty if the themes have no colors. As in the format, the light theme is also used in dark mode
 * if no other is set.
 */
export function codeColors(prism: Json | undefined): string {
  const { theme, darkTheme = theme } = toObject(prism);
  const colorsOf = (one: Json | undefined): string => tokenColors(one, stylesOf(one, undefined)).join(";");
  const [light, dark] = [colorsOf(theme), colorsOf(darkTheme)];
  const [lightFrame, darkFrame] = [frameColors(theme), frameColors(darkTheme)];
  const variables =
    (light && `:root{${light}}`) +
    (dark && `${IS_DARK}{${dark}}`) +
    (lightFrame && `pre,.codeBlockContainer{${lightFrame}}`) +
    (darkFrame && `${IS_DARK} :is(pre,.codeBlockContainer){${darkFrame}}`);
  const rules =
    darkTheme === theme
      ? themeRules(theme, "")
      : themeRules(theme, `:where(html:not(${IS_DARK})) `) + themeRules(darkTheme, `:where(html${IS_DARK}) `);
  return variables + rules;
}

const IS_DARK = "[data-theme=dark]";

/** Rules for the tokens of one mode: those of all languages, and what is different in some of them. */
function themeRules(theme: Json | undefined, scope: string): string {
  const styles = stylesOf(theme, undefined);
  const common = tokenColors(theme, styles);
  const ofLanguages = languagesOf(theme).map((language) => {
    const own = stylesOf(theme, language);
    const inside = `${scope}.language-${language.replace(/[^\w-]/g, "\\$&")}`;
    const colors = tokenColors(theme, own).filter((color) => !common.includes(color));
    return (colors.length > 0 ? `${inside}{${colors.join(";")}}` : "") + tokenRules(own, `${inside} `, styles);
  });
  return tokenRules(styles, scope) + ofLanguages.join("");
}

/** The styles of a theme that apply to code in a language, by the name that its fence has. */
function stylesOf(theme: Json | undefined, language: string | undefined): readonly TokenStyle[] {
  return listStyles(theme).flatMap(({ types, style, languages }) => {
    const applies = languages === undefined || (language !== undefined && toLanguages(languages).includes(language));
    return Array.isArray(types) && applies ? [{ types: toNames(types), style: toObject(style) }] : [];
  });
}

/** The languages that styles of a theme are limited to: names that are safe in a selector. */
function languagesOf(theme: Json | undefined): string[] {
  const names = listStyles(theme).flatMap(({ languages }) => toLanguages(languages));
  return [...new Set(names)].filter((name) => /^[\w+#.-]+$/.test(name));
}

function listStyles(theme: Json | undefined): readonly JsonObject[] {
  const { styles } = toObject(theme);
  return (Array.isArray(styles) ? (styles as readonly Json[]) : []).map(toObject);
}

/** In lowercase, as in the classes of code blocks. */
function toLanguages(list: Json | undefined): string[] {
  return toNames(list).map((name) => name.toLowerCase());
}

function toNames(list: Json | undefined): readonly string[] {
  return Array.isArray(list) ? list.filter((name) => typeof name === "string") : [];
}

/** Colors of a block besides its code. Set only on the block, because a dark theme does not make a light page dark. */
function frameColors(theme: Json | undefined): string {
  if (listStyles(theme).length === 0) return "";
  const { color, backgroundColor } = toObject(toObject(theme)["plain"]);
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

/** Declarations of our variables. */
function tokenColors(theme: Json | undefined, styles: readonly TokenStyle[]): string[] {
  if (listStyles(theme).length === 0) return [];
  const { color } = toObject(toObject(theme)["plain"]);
  const colors = Object.entries(VARIABLES).map(([name, kinds]) => {
    const found = kinds.map((kind) => colorOf(kind, styles)).find((value) => value !== undefined);
    return [`--veloci-code-${name}`, found ?? color] as const;
  });
  const all = [["--veloci-code-color", color] as const, ...colors];
  return all.flatMap(([name, value]) => (isColor(value) ? [`${name}:${value}`] : []));
}

/** The last style of a token kind counts. */
function colorOf(kind: string, styles: readonly TokenStyle[]): string | undefined {
  const own = styles.filter(({ types }) => types.includes(kind));
  return own.map(({ style }) => style["color"]).findLast(isColor);
}

function toObject(value: Json | undefined): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}
