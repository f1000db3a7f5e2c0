/** Finds calls that load modules in the text of a module: JavaScript or TypeScript, with or without JSX. */

import { parse } from "acorn";
import { type Group, readGroup } from "../../config/source-tree.ts";
import { makeTranspiler } from "../../system/transpiler.ts";

/** A call such as `require(…)`. */
export interface LoadingCall {
  readonly word: "require" | "import" | "require.context" | "require.resolve";
  /** Where the word is, which may be on two lines. */
  readonly start: number;
  readonly end: number;
  readonly tokens: Group["tokens"];
}

const WORD = /(?<![\w$]|(?<!\.\.)\.)(?:import|require(?:\s*\.\s*(?:context|resolve))?)(?=\s*\()/g;

const OWN_REQUIRE = /\b(?:const|let|var|function)\s+require\b/;

/**
 * The calls in a text, outer ones before those in their arguments. Comments and strings do not count.
 * A text that cannot be parsed has no calls: the bundler reports what is wrong with it.
 */
export function findLoadingCalls(text: string, file: string): LoadingCall[] {
  const marks = findMarks(mark(text), file);
  return [...text.matchAll(WORD)].flatMap(({ 0: written, index }, place): LoadingCall[] => {
    if (!marks.has(MARK + place)) return [];
    const end = index + written.length;
    const word = written.replace(/\s+/g, "") as LoadingCall["word"];
    const call = readGroup(text, end);
    return call ? [{ word, start: index, end, tokens: call.tokens }] : [];
  });
}

const MARK = "veloci$call";

/** The text with an identifier of its own instead of each word. */
function mark(text: string): string {
  let place = 0;
  return text.replace(WORD, () => MARK + place++);
}

/** The identifiers that are code once types and JSX are compiled: text of elements is a string then. */
function findMarks(marked: string, file: string): ReadonlySet<string> {
  const found = new Set<string>();
  try {
    const code = makeTranspiler(file).transformSync(marked);
    // A module that defines its own `require` means that one.
    if (OWN_REQUIRE.test(code)) return found;
    parse(code, {
      ecmaVersion: "latest",
      sourceType: "module",
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
      onToken: ({ type, start, end }) => {
        if (type.label === "name" && code.startsWith(MARK, start)) found.add(code.slice(start, end));
      },
    });
  } catch {
    return new Set();
  }
  return found;
}
