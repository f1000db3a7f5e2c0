/** `prism-react-renderer` and its submodules, for configs. */

import { ownValue } from "../../lookup/own-value.ts";
import themesOfPackage from "./themes.json" with { type: "json" };

/** Written by `scripts/write-prism-themes.ts`. */
const THEMES: Readonly<Record<string, object>> = themesOfPackage;

/** `themes/github`, optionally with the file of a build. */
const THEME = /\/themes\/(\w+)(?:\/index(?:\.\w+)*)?$/;

/**
 * Themes have their colors; highlighting code is for components. An unknown name is a theme without colors, because a
 * config may only list it.
 */
export function prismModule(name: string): Readonly<Record<string, unknown>> {
  const [, theme] = THEME.exec(name) ?? [];
  if (theme !== undefined) return { default: ownValue(THEMES, theme) ?? { plain: {}, styles: [] } };
  const Prism = { languages: {} };
  if (name.endsWith("/prism")) return { default: Prism };
  const Highlight = (): never => {
    throw new Error("`Highlight` of `prism-react-renderer` is a component: it runs on pages, not in a config.");
  };
  const all = { themes: THEMES, Prism, Highlight, defaultProps: { Prism, theme: THEMES["vsDark"] } };
  return { ...all, default: Object.assign(Highlight, all) };
}
