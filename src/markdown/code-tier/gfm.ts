/**
 * Tables, task lists, strikethrough, autolinks and footnotes for code pages. Made of the two packages that read them, not
 * of `remark-gfm` around those: a config may import that name, and then it is a stand-in in the whole process.
 */

import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm as gfmSyntax } from "micromark-extension-gfm";
import { makeParserPlugin } from "./parser-plugin.ts";

/** The plugin for the parser of Markdown. */
export const gfm = makeParserPlugin(gfmSyntax(), gfmFromMarkdown());
