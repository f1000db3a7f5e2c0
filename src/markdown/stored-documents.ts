/**
 * Names what a file is compiled to in all runs of one program. In: a source and the options it is compiled with. Out: a key, or nothing
 * when functions of the site have a part in it: they may do anything.
 */

import { createHash } from "node:crypto";
import type { Source } from "../model/document.ts";

/** Options that are our own functions. What they depend on is in the text, in other options, or in the settings of the file's plugin. */
const OWN = new Set(["highlighter", "siteCode", "loadChain", "replaceEmoji", "formulas"]);

/** A key that differs when anything does that the document depends on. */
export function storageKey(source: Source, options: object): string | undefined {
  const { compile = {}, ...rest } = source;
  const described = describe([rest, compile, Object.entries(options).filter(([name]) => !OWN.has(name))]);
  const emoji = "replaceEmoji" in options;
  return described && createHash("sha256").update(`${emoji} ${described}`).digest("base64");
}

/** Data as text; nothing when it holds functions or objects that are more than their members. */
function describe(value: unknown): string | undefined {
  let isPlain = true;
  const text = JSON.stringify(value, (_, member: unknown) => {
    if (member instanceof RegExp) return `RegExp ${String(member)}`;
    const prototype: unknown = typeof member === "object" && member !== null ? Object.getPrototypeOf(member) : null;
    isPlain &&= typeof member !== "function" && [null, Object.prototype, Array.prototype].includes(prototype as null);
    return member === undefined ? "undefined" : member;
  });
  return isPlain ? text : undefined;
}
