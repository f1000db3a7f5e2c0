/** Languages that a site's `src/theme/prism-include-languages` adds to Prism, and that code blocks do not have here. */

import { readFileSync } from "node:fs";
import { positionAt } from "../../config/locate.ts";
import { describeUse } from "../../config/report-support.ts";
import { SUPPORT } from "../../config/support.ts";
import { makeLanguageTable } from "../../markdown/code/languages.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";

/** `require("prismjs/components/prism-rego")`, `Prism.languages.own = …` and `languages["own"] = …`. */
const ADDED =
  /prismjs\/components\/prism-([\w-]+)|\blanguages\s*(?:\.\s*([\w$]+)|\[\s*["'`]([^"'`\n]+)["'`]\s*\])\s*=(?!=)/g;

/** Parts of Prism that grammars build on. */
const PARTS = /^(?:core|clike|false|markup-templating|javadoclike|.+-(?:extras|templates|templating)|.+doc)$/;

/** Reports each language without a grammar at its place. `shown` is the path of the file for readers. Diagnostic: `not-supported`. */
export function checkPrismLanguages(file: string, shown: string): Diagnostic[] {
  const text = readFileSync(file, "utf8");
  const known = makeLanguageTable();
  const places = new Map<string, number>();
  for (const { 0: match, 1: component, 2: member, 3: key, index } of text.matchAll(ADDED)) {
    const name = component ?? member ?? key ?? "";
    if (known.has(name.toLowerCase()) || PARTS.test(name) || places.has(name)) continue;
    places.set(name, index + match.lastIndexOf(name));
  }
  return [...places].flatMap(([name, offset]) => {
    const problem = describeUse(SUPPORT.themeFile["grammars of Prism"], `The language \`${name}\``);
    return problem ? [{ ...problem, file: shown, ...positionAt(text, offset), length: name.length }] : [];
  });
}
