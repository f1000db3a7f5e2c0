/**
 * Code that a component receives as text. The server compiles it and stores it with the page, so that browsers need no
 * highlighter: on first load it is in the HTML, after a navigation in the page's data.
 */

import type { CodeText, CompiledCode } from "../../../model/page.ts";
import { useApp } from "../contexts.ts";

/** The compiled code; `undefined` for text that did not exist when the page was built. */
export function useCompiledCode(text: CodeText | undefined): (CompiledCode & { readonly key: string }) | undefined {
  const { page, server } = useApp();
  if (text === undefined) return undefined;
  const key = keyOf(`${text.language} ${text.meta}\n${text.code}`);
  const compiled = server ? server.compileCode?.(text, key) : page.data.code?.[key];
  return compiled && { ...compiled, key };
}

/** A short name for a text: two multiplicative hashes of 32 bits, over different primes. */
function keyOf(text: string): string {
  let first = 0x811c9dc5;
  let second = 0x9747b28c;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x5bd1e995);
  }
  return (first >>> 0).toString(36) + (second >>> 0).toString(36);
}
