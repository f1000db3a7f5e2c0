/**
 * Tables, task lists, strikethrough, autolinks and footnotes for code pages. Made of the two packages that read them, not
 * of `remark-gfm` around those: a config may import that name, and then it is a stand-in in the whole process.
 */

import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm as gfmSyntax } from "micromark-extension-gfm";
import type { Plugin } from "unified";

/** The plugin for the parser of Markdown. */
export const gfm: Plugin = function () {
  const data = this.data() as ParserData;
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmSyntax()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmFromMarkdown()];
};

/** Where a parser of Markdown finds what it knows beside CommonMark. */
interface ParserData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}
