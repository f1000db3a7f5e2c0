/** What must hold of every Markdown text. */

import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { compileDocument } from "../../src/markdown/compile.ts";
import { defaultCompileOptions } from "../../src/markdown/options.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import type { Document } from "../../src/model/document.ts";

/** Milliseconds of processor time that a text may take. */
const MAX_TIME = 1000;

/** One text in this many is compiled twice. */
const TWICE_EVERY = 10;

export interface Fault {
  /** Faults of one kind are the same while a text is made smaller. */
  readonly kind: string;
  readonly message: string;
}

/** Binds names, so that braces of the text may be code. */
const CODE = "\n\nexport const [a, b, the, name, value] = [].slice();\n";

const FORMATS = ["md", "mdx", "code"] as const;

interface Compiled {
  readonly document: Document;
  readonly diagnostics: readonly Diagnostic[];
}

function toSource(text: string, format: (typeof FORMATS)[number]): string {
  return format === "code" ? text + CODE : text;
}

/** Makes the check. Its highlighter lives as long as it does, as that of a build does. */
export function makeMarkdownCheck(): (text: string, seed: number) => Promise<Fault | undefined> {
  const highlighter = makeHighlighter();
  const compile = async (text: string, format: (typeof FORMATS)[number]): Promise<Compiled> => {
    const options = defaultCompileOptions({ highlighter });
    const source = { path: "docs/a.mdx", text: toSource(text, format) };
    const document = compileDocument(source, { ...options, format: format === "md" ? "md" : "mdx" });
    return { document, diagnostics: document.diagnostics };
  };
  const measure = async (text: string, format: (typeof FORMATS)[number]): Promise<[Compiled, number]> => {
    const start = process.threadCpuUsage();
    const compiled = await compile(text, format);
    const { user, system } = process.threadCpuUsage(start);
    return [compiled, (user + system) / 1000];
  };
  return async (text, seed) => {
    for (const format of FORMATS) {
      try {
        const [compiled, time] = await measure(text, format);
        // The first of a kind pays for what is loaded.
        if (time > MAX_TIME && (await measure(text, format))[1] > MAX_TIME)
          return { kind: "slow", message: `${format}: it takes ${time.toFixed(0)} ms` };
        const message = findFault(toSource(text, format), compiled);
        if (message !== undefined) return { kind: message.replace(/\d+/g, ""), message: `${format}: ${message}` };
        if (seed % TWICE_EVERY === 0 && toText(compiled) !== toText(await compile(text, format)))
          return { kind: "twice", message: `${format}: it comes out differently each time` };
      } catch (error) {
        const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return { kind: `crash ${String(error)}`, message: `${format}: ${stack}` };
      }
    }
    return undefined;
  };
}

/** A highlighter reports an unknown language once for each file. */
function toText({ document, diagnostics }: Compiled): string {
  return JSON.stringify({ ...document, diagnostics: diagnostics.filter(({ code }) => code !== "unknown-language") });
}

function findFault(text: string, { document, diagnostics }: Compiled): string | undefined {
  const lines = text.split(/\r\n?|\n/).length;
  for (const { message, hint = "", line = 1, column = 1 } of diagnostics) {
    if (message === "" || /\n\s+at |\[object /.test(`${message}${hint}`)) return `it is told: ${message} ${hint}`;
    if (line < 1 || line > lines) return `line ${line} of ${lines} is told of: ${message}`;
    if (column < 1) return `column ${column} is told of: ${message}`;
  }
  const outside = document.slots.find(({ line }) => line < 1 || line > lines);
  return outside && `a slot is in line ${outside.line} of ${lines}`;
}
