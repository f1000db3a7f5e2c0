/**
 * The key of a compiled file across all runs of one program; `undefined` if a function of the site is involved, because
 * that may do anything.
 */

import type { Source } from "../../model/document.ts";
import { sha256 } from "../../system/sha256.ts";

/**
 * Options that are our own functions: they depend only on the text, on other options, or on the settings of the file's
 * plugin. The folder is for functions of the site.
 */
const OWN = new Set(["siteDir", "highlighter", "siteCode", "loadChain", "replaceEmoji", "formulas"]);

/** How to hash texts into a key. */
type Digest = (head: string, text: string) => string;

/** For caches that other machines share. */
const strong: Digest = (head, text) => sha256(head + text, "base64");

/** For a site's own cache: takes a tenth of the time. */
export const quick: Digest = (head, text) => `${Bun.hash(head).toString(36)} ${Bun.hash(text).toString(36)}`;

/** Makes the function that returns keys: a key differs when anything does that the document depends on. */
export function makeStorageKeys(digest = strong): (source: Source, options: object) => string | undefined {
  // Thousands of files share the same few objects of options.
  const known = new Map<object, string | undefined>();
  const describeOptions = (options: object, compile: object): string | undefined => {
    if (!known.has(options))
      known.set(options, describe([compile, Object.entries(options).filter(([name]) => !OWN.has(name))]));
    return known.get(options);
  };
  return ({ compile = {}, text, ...rest }, options) => {
    const settings = describeOptions(options, compile);
    const described = settings === undefined ? undefined : describe(rest);
    const emoji = "replaceEmoji" in options;
    return described && digest(`${emoji} ${settings} ${described}\n`, text);
  };
}

/** Data as text; `undefined` if it contains functions, or objects that are more than their members. */
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
