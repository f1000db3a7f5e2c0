/** Runs webpack loaders, those of the site and those of packages: functions from the text of a file to the text of a module, or of Markdown. */

import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parse } from "node:querystring";
import type { ChangeFile } from "../model/bundler-settings.ts";
import type { Reporter } from "../model/diagnostic.ts";
import { toSitePath } from "../report/site-path.ts";
import { FAILED, type ImportedModule, importModule, orReport } from "./import-module.ts";

export interface LoaderRequest {
  /** Absolute, with links resolved. */
  readonly siteDir: string;
  readonly report: Reporter;
}

/** A loader with its options. */
export interface OwnLoader {
  /** Absolute. */
  readonly path: string;
  readonly options: unknown;
}

/** Receives bytes if it asks for them (`raw`). */
type Loader = ((this: object, content: string | Buffer) => unknown) & { readonly raw?: unknown };

/** What a loader changes. */
interface Input {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
  /** Whether the text is that of the file, whose bytes may not be a text. */
  readonly isRead: boolean;
  readonly onInput: (path: string) => void;
}

/** Options of a loader in its name: `?from=1`, or `?{"from":1}`. */
export function readQuery(query: string): unknown {
  return query.startsWith("?{") ? Bun.JSON5.parse(query.slice(1)) : { ...parse(query.slice(1)) };
}

/** Makes the function that a rule has for its files. Diagnostics: those of `importModule`, and those of `orReport`, at the loader. */
export function makeChange(
  loaders: readonly OwnLoader[],
  isIn: (file: string) => boolean,
  request: LoaderRequest,
): ChangeFile {
  const loaded = loaders.toReversed().map((loader) => ({ ...loader, load: makeImport(loader, request) }));
  return async (file, text, onInput) => {
    if (!isIn(file)) return undefined;
    let changed = text;
    for (const [index, { options, load }] of loaded.entries()) {
      const module = await load();
      for (const path of module?.files ?? []) onInput(path);
      const input = { file, text: changed, isRead: index === 0, onInput };
      changed = module ? await run({ module, options }, input, request) : "";
    }
    return changed;
  };
}

/** Makes the function that imports a loader when it is first needed. */
function makeImport({ path }: OwnLoader, request: LoaderRequest): () => Promise<ImportedModule | undefined> {
  let imported: Promise<ImportedModule | undefined> | undefined;
  return () => (imported ??= importModule({ ...request, path }));
}

interface LoadedLoader extends Pick<OwnLoader, "options"> {
  readonly module: ImportedModule;
}

async function run(
  { module, options }: LoadedLoader,
  { file, text, isRead, onInput }: Input,
  { siteDir, report }: LoaderRequest,
): Promise<string> {
  const [path = ""] = module.files;
  const name = `the loader \`${toSitePath(siteDir, path)}\` on \`${toSitePath(siteDir, file)}\``;
  const made = await orReport(
    { siteDir, path, report },
    () => {
      const loader = module.value as Loader;
      const isRaw = loader.raw === true || module.exports["raw"] === true;
      const bytes = (): Buffer => (isRead ? readFileSync(file) : Buffer.from(text));
      return call(loader, isRaw ? bytes() : text, makeContext({ file, options, siteDir, onInput }));
    },
    name,
  );
  if (made === undefined)
    report.error({
      code: "bundle-error",
      message: `The loader \`${toSitePath(siteDir, path)}\` returns nothing. If it depends on webpack, it does not work here.`,
      file: toSitePath(siteDir, file),
    });
  return made === FAILED || made === undefined ? "" : String(made);
}

/** Calls a loader. It returns its result or a promise of it, or passes it to a callback, at once or later. */
function call(loader: Loader, content: string | Buffer, context: object): Promise<unknown> {
  return new Promise((settle, reject) => {
    let isLater = false;
    const later = () => {
      isLater = true;
      return (error: unknown, result: unknown): void => (error ? reject(error as Error) : settle(result));
    };
    const called = Object.defineProperty({ ...context, async: later }, "callback", { get: later });
    const result = loader.call(called, content);
    if (!isLater) settle(result);
  });
}

interface ContextRequest extends Pick<Input, "file" | "onInput">, Pick<LoaderRequest, "siteDir"> {
  readonly options: unknown;
}

/** What loaders know of the file, and of webpack. */
function makeContext({ file, options, siteDir, onInput }: ContextRequest): object {
  const depend = (path: unknown): void => {
    if (typeof path === "string") onInput(resolve(siteDir, path));
  };
  return {
    resourcePath: file,
    resource: file,
    resourceQuery: "",
    context: dirname(file),
    rootContext: siteDir,
    mode: "production",
    query: options ?? "",
    getOptions: () => options ?? {},
    fs: { readFileSync },
    target: "web",
    hot: false,
    sourceMap: false,
    cacheable() {},
    dependency: depend,
    addDependency: depend,
    addMissingDependency: depend,
    addContextDependency: depend,
    emitWarning: (warning: unknown) => console.warn(String(warning)),
    emitError: (error: unknown) => console.error(String(error)),
  };
}
