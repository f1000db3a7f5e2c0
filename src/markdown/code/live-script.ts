/** Compiles the initial code of a live editor, so that browsers load the compiler only with the first change. */

import type * as Sucrase from "sucrase";

export interface LiveSource {
  readonly code: string;
  /** Language of the fence, in lower case. */
  readonly language: string;
  /** Whether the code calls `render` itself instead of being an expression. */
  readonly noInline: boolean;
}

const TYPED = /^(?:tsx?|typescript)$/;

/**
 * Returns the body of the function that `src/runtime/browser/live-code/evaluate.ts` would run for the code; `undefined`
 * for code that does not compile, which the editor reports to its reader.
 */
export function compileLiveScript({ code, language, noInline }: LiveSource): string | undefined {
  // Loaded with the first live block: few sites have one.
  const { transform } = require("sucrase") as typeof Sucrase;
  const source = noInline ? code : `(${code.trim().replace(/;+$/, "")}\n)`;
  try {
    const transforms: Sucrase.Transform[] = TYPED.test(language) ? ["jsx", "typescript"] : ["jsx"];
    const script = transform(source, { transforms, production: true }).code;
    return noInline ? script : `return ${script}`;
  } catch {
    return undefined;
  }
}
