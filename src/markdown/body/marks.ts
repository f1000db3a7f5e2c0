/**
 * Marks: where components and elements begin and end in a document's HTML string, until `assemble.ts` makes the tree.
 * Static HTML needs none.
 */

import type { ComponentNode } from "../../model/document.ts";
import type { JsonObject } from "../../model/json.ts";
import type { Frame } from "../source/frame.ts";
import { SIGN, SIGN_END } from "./signs.ts";
import { toHtmlAttributes } from "../tags/attributes.ts";
import { isComponentName } from "../tags/tag.ts";

const MARK_OPEN = `${SIGN}m`;

/** Marks the end of the excerpt of a post. */
export const TRUNCATE_MARK = `${SIGN}t${SIGN_END}`;

const MARK = new RegExp(`${MARK_OPEN}(\\d+)${SIGN_END}`, "g");

/** A position in a frame, resolved only when a diagnostic needs it. */
export interface Place {
  readonly frame: Frame;
  readonly offset: number;
}

/** A tag as the author wrote it. */
export interface WrittenTag extends Place {
  readonly raw: string;
  /** Names of the props that code computes; `any` if a spread may add any name. */
  readonly computed?: readonly string[] | "any";
}

export interface OpenMark {
  readonly kind: "open";
  readonly name: string;
  /** Static opening tag; absent for components. */
  readonly html?: string;
  /** Props for React; for an element, used if it contains components. */
  readonly props: JsonObject;
  /** The partial that replaces the component: index into `Document.includes`. */
  readonly i?: number;
  /** The hole that computes the props. */
  readonly h?: number;
  /** Absent when a rule made the element. */
  readonly written?: WrittenTag;
}

export interface CloseMark {
  readonly kind: "close";
  readonly name: string;
  /** The mark that a rule opened; absent for an author's tag, which closes the nearest one of its name. */
  readonly opened?: number;
  readonly written?: WrittenTag;
}

/** A complete component: a code block, a self-closing tag. */
export interface LeafMark {
  readonly kind: "leaf";
  readonly node: ComponentNode;
  /** Tag name if the leaf is an element, which happens only inside of `<Head>`. */
  readonly html?: string;
}

export type Mark = OpenMark | CloseMark | LeafMark;

/** Text of mark number `index`. */
export function markText(index: number): string {
  return MARK_OPEN + index + SIGN_END;
}

/** The number of the mark that a sign encodes; `undefined` for other signs. */
export function readMark(sign: string): number | undefined {
  return sign.startsWith("m") ? Number(sign.slice(1)) : undefined;
}

/**
 * Returns HTML without marks, for a place that cannot contain components: only their content remains, and elements without the props that
 * code computes.
 */
export function withoutComponents(html: string, marks: readonly Mark[]): string {
  if (!html.includes(MARK_OPEN)) return html;
  return html.replace(MARK, (_, index: string) => {
    const mark = marks[Number(index)];
    if (mark === undefined) return "";
    if (mark.kind === "leaf") return mark.html ?? "";
    if (mark.kind === "open" && mark.html !== undefined) return mark.html;
    if (isComponentName(mark.name)) return "";
    return mark.kind === "open" ? `<${mark.name}${toHtmlAttributes(mark.props)}>` : `</${mark.name}>`;
  });
}
