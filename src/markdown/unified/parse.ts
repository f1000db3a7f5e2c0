import { type Extension as TreeExtension, fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mathFromMarkdown } from "mdast-util-math";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import type { Extension } from "micromark-util-types";
import { installEditMap } from "./edit-map.ts";
import { areInline, hide, type HideOptions } from "./hide.ts";
import { placeholderNodes, placeholderSyntax } from "./placeholders.ts";
import { reveal } from "./reveal.ts";
import type { TreeNode } from "./tree.ts";

export { findExcess } from "./excess.ts";

/** Syntax that plugins add. */
export interface Syntax {
  readonly micromarkExtensions: readonly Extension[];
  readonly fromMarkdownExtensions: readonly TreeExtension[];
}

export interface ParseRequest extends HideOptions {
  readonly bodyLine: number;
  readonly headingIds: boolean;
  readonly syntax: Syntax;
}

/** In MDX, indentation makes no code, and our own reader parses tags. */
const MDX_SYNTAX: Extension = { disable: { null: ["codeIndented", "htmlFlow", "htmlText"] } };

/**
 * The second front end: micromark, for files of sites whose plugins add syntax to Markdown. Returns mdast, which
 * becomes tokens like any tree that plugins changed.
 */
export function parse(body: string, request: ParseRequest): TreeNode {
  const { bodyLine, headingIds, syntax, formulas, mdx } = request;
  installEditMap();
  const hidden = hide(body, request);
  const isInline = (indices: readonly number[]): boolean => areInline(indices.map((index) => hidden.hidden[index]));
  const tree = fromMarkdown(hidden.text, {
    extensions: [
      gfm(),
      ...(formulas ? [math(formulas)] : []),
      ...(mdx ? [MDX_SYNTAX] : []),
      placeholderSyntax(hidden.sign, isInline),
      ...syntax.micromarkExtensions,
    ],
    mdastExtensions: [
      gfmFromMarkdown(),
      ...(formulas ? [mathFromMarkdown()] : []),
      placeholderNodes,
      ...syntax.fromMarkdownExtensions,
    ],
  });
  return reveal(tree as unknown as TreeNode, { ...hidden, bodyLine, headingIds, parseTitle });

  function parseTitle(title: string): TreeNode[] {
    const [paragraph, ...more] = parse(title, request).children ?? [];
    return paragraph?.type === "paragraph" && more.length === 0
      ? (paragraph.children ?? [])
      : [{ type: "text", value: title }];
  }
}
