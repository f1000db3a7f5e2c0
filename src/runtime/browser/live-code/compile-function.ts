/**
 * Makes a function from source text, as a module in memory: a Content-Security-Policy can allow that (`blob:`) without
 * allowing `eval`.
 */

type AnyFunction = (...values: readonly unknown[]) => unknown;

/** Compiles a function body in strict mode. Rejects with a `SyntaxError` of the code, or if the page's policy forbids it. */
export async function compileFunction(parameters: readonly string[], body: string): Promise<AnyFunction> {
  const text = `export default function (${parameters.join(", ")}) {\n${body}\n}`;
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    const module = (await import(url)) as { readonly default: AnyFunction };
    return module.default;
  } catch (error) {
    if (error instanceof SyntaxError) throw error;
    return evaluateFunction(parameters, body);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** For pages whose policy allows `eval` but not `blob:`. */
function evaluateFunction(parameters: readonly string[], body: string): AnyFunction {
  try {
    return new Function(...parameters, `"use strict";\n${body}`) as AnyFunction;
  } catch (error) {
    if (!(error instanceof EvalError)) throw error;
    throw new Error(
      "The Content-Security-Policy of this page does not allow live code. Add `blob:` to its `script-src` directive.",
      { cause: error },
    );
  }
}
