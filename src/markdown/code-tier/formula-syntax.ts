/** Formulas for the parser of MDX, of the two packages that `remark-math` is made of; as for GFM, that name is taken. */

import type { Plugin } from "unified";
import type { FormulaSyntax } from "../../model/document.ts";

/** Loads the plugin for the parser of Markdown. */
export async function loadFormulaSyntax(options: FormulaSyntax): Promise<Plugin> {
  const [{ math }, { mathFromMarkdown }] = await Promise.all([
    import("micromark-extension-math"),
    import("mdast-util-math"),
  ]);
  return function () {
    const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] };
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), math(options)];
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), mathFromMarkdown()];
  };
}
