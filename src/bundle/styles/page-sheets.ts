/**
 * The style sheets of a site, from the smallest to the complete one. Each has the rules of the previous one in the same
 * order, and the site's own at its end. Returns the sheets, with the names that pages of each must not use.
 */

import { contentHash } from "../../content/asset-output.ts";
import { type DocsClasses, makeNameFinder } from "../theme/docs-classes.ts";
import { importsFirst } from "./sheet-text.ts";
import { classesOf, readStyles, toCss, toLeanStyles, variablesOf } from "./lean-styles.ts";

/** A style sheet of a site. */
export interface PageSheet {
  /** Output path. */
  readonly path: string;
  readonly css: string;
  /** Classes and variables of the theme that it has no rules for. */
  readonly lacks: ReadonlySet<string>;
}

export interface PageSheetsRequest {
  /** The theme's styles. */
  readonly theme: string;
  readonly docsClasses: DocsClasses;
  /** Wraps the theme's part in the cascade layer that the config requests. */
  readonly toLayer: (css: string) => string;
  /** Styles after the theme's: those of the site. */
  readonly own: string;
  /** Scripts of the site except those of single pages. */
  readonly code: readonly string[];
  /** Those of single pages. */
  readonly pageCode: readonly string[];
}

/** Makes the sheets, smallest first. All of them contain the rules for names in the site's own code. */
export function makePageSheets({ theme, docsClasses, toLayer, own, code, pageCode }: PageSheetsRequest): PageSheet[] {
  const isSaid = makeNameFinder(code);
  const isInOwn = makeNameFinder([own]);
  const ofPages = findModuleClasses(pageCode);
  const ownStyles = toLeanStyles(readStyles(own), (name) => !ofPages.has(name) || isSaid(name));
  const ownCss = toCss(ownStyles);
  const styles = readStyles(theme);
  const names = [...classesOf(styles), ...variablesOf(styles), ...ofPages];
  const ownNames = classesOf(ownStyles);
  let left = styles;
  // Largest first, because each has a part of the rules of the next larger one.
  const lean = docsClasses.toReversed().map((_, smaller) => {
    const known = new Set(docsClasses.slice(0, docsClasses.length - smaller).flat());
    left = toLeanStyles(left, (name) =>
      name.startsWith("--") ? isInOwn(name) || isSaid(name) : known.has(name) || isSaid(name),
    );
    const named = new Set([...classesOf(left), ...variablesOf(left), ...ownNames, ...known]);
    const lacks = new Set(names.filter((name) => !named.has(name)));
    return toPageSheet("lean.styles", toLayer(toCss(left)) + ownCss, lacks);
  });
  return [...lean.toReversed(), toPageSheet("styles", toLayer(theme) + own, new Set())];
}

/** Length of the end of a class name that tells: a hash, and what precedes it. */
const LONGEST_ENDING = 10;

/** Words in the code of single pages that look like the bundler's class names of CSS modules. */
function findModuleClasses(pageCode: readonly string[]): Set<string> {
  const words = pageCode.flatMap((text) => text.match(/[\w-]+/g) ?? []);
  // Of a long word, such as embedded data, each position would be tried.
  return new Set(words.filter((word) => /._[\w-]{6,8}$/.test(word.slice(-LONGEST_ENDING))));
}

/** Browsers ignore an `@import` of the site that follows rules of the theme. */
function toPageSheet(name: string, joined: string, lacks: ReadonlySet<string>): PageSheet {
  const css = importsFirst(joined);
  // Code of sites finds the sheet by the name that the format gives it.
  return { path: `assets/css/${name}.${contentHash(css)}.css`, css, lacks };
}
