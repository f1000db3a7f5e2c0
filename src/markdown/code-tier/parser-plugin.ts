/** Plugins that teach the parser of Markdown a syntax, of the two packages each is made of. */

import type { Plugin } from "unified";

/** Where a parser of Markdown finds what it knows beside CommonMark. */
interface ParserData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/** Makes the plugin. In: what reads the signs, and what makes a tree of them. */
export function makeParserPlugin(syntax: unknown, tree: unknown): Plugin {
  return function () {
    const data = this.data() as ParserData;
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax];
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), tree];
  };
}
