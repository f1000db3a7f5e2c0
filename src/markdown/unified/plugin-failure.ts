/** Names the remark or rehype plugin that throws. */

import type { Pluggable } from "unified";
import { ExitError } from "../../report/site-code.ts";

/** An error of a plugin. `plugin` names it in a sentence: "The plugin `x` (`remarkPlugins[0]`)". */
export class PluginFailure extends Error {
  override readonly name = "PluginFailure";
  readonly plugin: string;

  constructor(plugin: string, cause: unknown) {
    super(`${plugin} fails`, { cause });
    this.plugin = plugin;
  }
}

type AnyFunction = (this: unknown, ...given: unknown[]) => unknown;

/** Wrapped plugins of a chain by their original function: unified merges a plugin that is listed twice. */
export type NamedPlugins = Map<AnyFunction, AnyFunction>;

/** Wraps the plugin of an entry, so that its errors name it. `place`: `remarkPlugins[0]`. */
export function withName(entry: Pluggable, place: string, known: NamedPlugins): Pluggable {
  const [plugin, ...options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  if (typeof plugin !== "function") return entry;
  const attach = plugin as AnyFunction;
  const name =
    attach.name === "" || attach.name === "default"
      ? `The plugin \`${place}\``
      : `The plugin \`${attach.name}\` (\`${place}\`)`;
  const named = known.get(attach) ?? makeNamed(attach, name);
  known.set(attach, named);
  return [named, ...options] as Pluggable;
}

function makeNamed(attach: AnyFunction, name: string): AnyFunction {
  return function (this: unknown, ...options) {
    const transform = attach.apply(this, options);
    return typeof transform === "function" ? guarded(transform as AnyFunction, name) : transform;
  };
}

/** Wraps a transformer. Keeps its number of parameters, by which unified decides whether to pass a callback. */
function guarded(transform: AnyFunction, name: string): AnyFunction {
  const fail = (cause: unknown): never => {
    // `SiteCode` handles calls of `process.exit` itself.
    throw cause instanceof ExitError ? cause : new PluginFailure(name, cause);
  };
  const run: AnyFunction = function (this: unknown, ...given) {
    const last = given[2];
    const next =
      typeof last === "function" &&
      ((error: unknown, ...more: unknown[]) => (last as AnyFunction)(error && new PluginFailure(name, error), ...more));
    try {
      const result = transform.apply(this, next ? [given[0], given[1], next] : given);
      return result instanceof Promise ? result.catch(fail) : result;
    } catch (error) {
      return fail(error);
    }
  };
  return Object.defineProperty(run, "length", { value: transform.length });
}
