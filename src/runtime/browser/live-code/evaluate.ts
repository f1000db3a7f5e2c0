/**
 * Runs the code of a live editor. The build compiles the initial code; the compiler is a separate chunk, loaded with
 * the reader's first change.
 */

import { createElement, type ComponentType, type ReactNode } from "react";
import { compileFunction } from "./compile-function.ts";

export interface LiveSource {
  /** An element, or a function or class that returns one; with `noInline`, statements that call `render`. */
  readonly code: string;
  readonly noInline: boolean;
  /** Whether it may contain types. */
  readonly typed: boolean;
  /** The code as the build compiled it (`src/markdown/code/live-script.ts`); absent once it was changed. */
  readonly script?: string | undefined;
  /** Changes the code before it is compiled. */
  readonly transformCode?: ((code: string) => string | Promise<string>) | undefined;
}

/** Evaluates code. Rejects with errors of the compiler or the code, and if there is nothing to show. */
export async function evaluate(live: LiveSource, scope: Readonly<Record<string, unknown>>): Promise<ReactNode> {
  const { noInline } = live;
  const body = await toBody(live);
  const names = Object.keys(scope).filter(isUsable);
  const values = names.map((name) => scope[name]);
  let shown: unknown;
  const run = await compileFunction(["render", ...names], body);
  const returned = run((value: unknown) => void (shown = value), ...values);
  if (!noInline) return toNode(returned);
  if (shown === undefined) throw new Error("The code has not called render(…) with something to show.");
  return toNode(shown);
}

async function toBody({ transformCode, script, ...live }: LiveSource): Promise<string> {
  const code = transformCode ? await transformCode(live.code) : live.code;
  return script !== undefined && withoutEnd(code) === withoutEnd(live.code) ? script : compile({ ...live, code });
}

async function compile({ code, noInline, typed }: LiveSource): Promise<string> {
  const { transform } = await import("sucrase");
  const source = noInline ? code : `(${withoutEnd(code)}\n)`;
  const script = transform(source, { transforms: typed ? ["jsx", "typescript"] : ["jsx"], production: true }).code;
  return noInline ? script : `return ${script}`;
}

function withoutEnd(code: string): string {
  return code.trim().replace(/;+$/, "");
}

/** Whether code can use a name: members of a module may have other names. */
function isUsable(name: string): boolean {
  return name !== "default" && name !== "render" && /^[A-Za-z_$][\w$]*$/.test(name);
}

function toNode(value: unknown): ReactNode {
  return typeof value === "function" ? createElement(value as ComponentType) : (value as ReactNode);
}
