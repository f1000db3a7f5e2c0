/** Formulas for the parser of MDX, of the two packages that `remark-math` is made of; as for GFM, that name is taken. */

import type { Plugin } from "unified";
import type { FormulaSyntax } from "../../model/document.ts";
import { makeParserPlugin } from "./parser-plugin.ts";

/** Loads the plugin for the parser of Markdown. */
export async function loadFormulaSyntax(options: FormulaSyntax): Promise<Plugin> {
  const [{ math }, { mathFromMarkdown }] = await Promise.all([
    import("micromark-extension-math"),
    import("mdast-util-math"),
  ]);
  return makeParserPlugin(math(options), mathFromMarkdown());
}
