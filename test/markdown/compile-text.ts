/** Compiles text for a test. */

import type { Document } from "../../src/model/document.ts";
import { compileDocument } from "../../src/markdown/compile.ts";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { type CompileOptions, defaultCompileOptions } from "../../src/markdown/options.ts";

export interface Compiled extends Document {
  /** The diagnostics, a line each, as authors read them. */
  readonly complaints: string;
}

export function compileText(text: string, options: Partial<CompileOptions> = {}): Compiled {
  const defaults = defaultCompileOptions({ highlighter: makeHighlighter() });
  const document = compileDocument({ path: "docs/a.md", text }, { ...defaults, ...options });
  const complaints = document.diagnostics.map(({ severity, file, line, column, message, hint }) => {
    return `${severity} ${file}:${line}:${column} ${message}${hint === undefined ? "" : ` ${hint}`}`;
  });
  return { ...document, complaints: complaints.join("\n") };
}
