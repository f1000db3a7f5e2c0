/** Imports with a computed path (`require(\`@site/static/${name}.png\`)`), which only a bundler that knows all files can resolve. */

import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Glob } from "bun";
import { positionAt } from "../../config/locate.ts";
import { describeUse } from "../../config/report-support.ts";
import type { Token } from "../../config/source-tree.ts";
import { SUPPORT } from "../../config/support.ts";
import { folderOf, listContext, type ModuleContext, readContext } from "../../content/module-context.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { nearestName } from "../../report/nearest.ts";
import { findLoadingCalls, type LoadingCall } from "./find-calls.ts";

export interface ComputedImportsRequest {
  readonly text: string;
  /** Absolute path of the module. */
  readonly file: string;
  readonly siteDir: string;
  /** Called with the offset of a call that cannot be resolved. */
  readonly onProblem: (offset: number, problem: Omit<Diagnostic, "file">) => void;
}

/** Any call whose argument is not plainly a string, and calls that only Node.js knows. */
const MAY_BE_COMPUTED =
  /\b(?:require|import)\s*\((?!\s*(?:"[^"\n]*"|'[^'\n]*')\s*[),])|\brequire\s*\.\s*(?:context|resolve)\b/;

/** Whether the text of a module loads others that no bundle can contain: by names that it computes, outside of a folder that it names. */
export function loadsUnknown(text: string, file: string): boolean {
  return findLoadingCalls(text, file).some(({ word, tokens }) => {
    const parts = word.startsWith("require.") ? [""] : toParts(argumentOf(tokens), text);
    const [prefix] = parts;
    return prefix === undefined || (parts.length > 1 && !IN_FOLDER.test(prefix));
  });
}

/** The beginning of a path to files that the bundle then contains. */
const IN_FOLDER = /^(?:\.{1,2}|@site)\//;

/** The text with its computed imports resolved. */
export function expandComputedImports(request: ComputedImportsRequest): string {
  const { text } = request;
  if (!MAY_BE_COMPUTED.test(text)) return text;
  let expanded = "";
  let end = 0;
  for (const call of findLoadingCalls(text, request.file)) {
    const table = answer(call, request);
    if (table === undefined) continue;
    // Only the word is replaced: the argument stays, and so do all lines.
    expanded += text.slice(end, call.start) + table;
    end = call.end;
  }
  return expanded + text.slice(end);
}

/** Source of the function that replaces the word; `undefined` to leave the call unchanged. */
function answer(call: LoadingCall, request: ComputedImportsRequest): string | undefined {
  const { text, file, siteDir, onProblem } = request;
  const { word, start, tokens } = call;
  // Configs call it, and components may import a config. Pages have no files, so the path stays as written.
  if (word === "require.resolve") return "((path) => path)";
  const context = word === "require.context" ? readContext(tokens) : undefined;
  if (context) return answerContext(context, call, request);
  const parts = word === "require.context" ? [] : toParts(argumentOf(tokens), text);
  const [prefix] = parts;
  if (parts.length === 1 && typeof prefix === "string") return undefined;
  const isFile = typeof prefix === "string" && IN_FOLDER.test(prefix);
  if (!isFile) {
    // A browser can import from a URL.
    if (word === "import") return undefined;
    const row = SUPPORT.import[word === "require" ? "require(expression)" : "require.context(expression)"];
    const problem = describeUse(row, `\`${word}\` of a computed ${word === "require" ? "path" : "folder or pattern"}`);
    if (problem) onProblem(start, { ...problem, ...positionAt(text, start), length: word.length });
    return undefined;
  }
  const files = findFiles(parts, prefix, { file, siteDir });
  if (isUsable(files)) return toTable(word === "import" ? "import" : "require", files);
  const pattern = parts.map((part) => part ?? "*").join("");
  reportFiles({ count: files.length, place: `the computed path \`${pattern}\`` }, call, request);
  return undefined;
}

/** A context without files is empty. */
function answerContext(context: ModuleContext, call: LoadingCall, request: ComputedImportsRequest): string | undefined {
  const files = listContext(context, request);
  if (files && files.length <= MOST_FILES) return toContext(context, files);
  if (files) reportFiles({ count: files.length, place: `the folder \`${context.folder}\`` }, call, request);
  else reportFolder(context, call, request);
  return undefined;
}

function isUsable({ length }: readonly unknown[]): boolean {
  return length > 0 && length <= MOST_FILES;
}

/** Reports a folder that does not exist, with the nearest one beside it. */
function reportFolder(context: ModuleContext, call: LoadingCall, request: ComputedImportsRequest): void {
  const { folder } = context;
  const dir = folderOf(context, request);
  const name = basename(dir);
  const near = folder.endsWith(name) ? nearestName(name, listFolders(dirname(dir))) : undefined;
  const path = near === undefined ? undefined : folder.slice(0, -name.length) + near;
  const hint = path === undefined ? "Correct the path, or create the folder." : `Did you mean \`${path}\`?`;
  report({ message: `The folder \`${folder}\` does not exist.`, hint }, call, request);
}

function listFolders(dir: string): string[] {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

function reportFiles(
  { count, place }: { readonly count: number; readonly place: string },
  call: LoadingCall,
  request: ComputedImportsRequest,
): void {
  const message = `${count === 0 ? "No file matches" : `More than ${MOST_FILES} files match`} ${place}.`;
  const hint = "Correct the path, or put the files into a static folder and make their URLs with `useBaseUrl`.";
  report({ message, hint }, call, request);
}

function report(
  problem: Pick<Diagnostic, "message" | "hint">,
  { start, word }: LoadingCall,
  { text, onProblem }: ComputedImportsRequest,
): void {
  const place = { ...positionAt(text, start), length: word.length };
  onProblem(start, { code: "computed-import", severity: "error", ...problem, ...place });
}

const MOST_FILES = 1000;

/** Up to the first comma: attributes of an import follow it. */
function argumentOf(tokens: readonly Token[]): readonly Token[] {
  const comma = tokens.findIndex(({ kind, text }) => kind === "other" && text === ",");
  return comma < 0 ? tokens : tokens.slice(0, comma);
}

/** Known parts of a path, and `undefined` for computed ones. */
type Parts = readonly (string | undefined)[];

/** Reads a string, a template, or a concatenation. */
function toParts(tokens: readonly Token[], text: string): Parts {
  const sums: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === "other" && token.text === "+") sums.push([]);
    else sums.at(-1)?.push(token);
  }
  const parts = sums.flatMap(([token, ...more]): Parts => {
    if (token?.kind !== "string" || more.length > 0) return [undefined];
    return text.charAt(token.start) === "`" ? templateParts(token.text) : [token.text];
  });
  return parts.reduce<(string | undefined)[]>((joined, part) => {
    const last = joined.at(-1);
    if (typeof last === "string" && typeof part === "string") return [...joined.slice(0, -1), last + part];
    return [...joined, part];
  }, []);
}

function templateParts(text: string): Parts {
  const known = text.split(/\$\{(?:[^{}"'`]|"[^"]*"|'[^']*'|`[^`]*`|\{[^{}]*\})*\}/);
  return known.flatMap((part, index) => {
    const own = part === "" ? [] : [part];
    return index === 0 ? own : [undefined, ...own];
  });
}

const CODE = /\.(?:[cm]?[jt]s|[jt]sx|json)$/;

/** Module names that can be requested, with the import of each. */
function findFiles(
  parts: Parts,
  prefix: string,
  { file, siteDir }: { readonly file: string; readonly siteDir: string },
): (readonly [name: string, module: string])[] {
  const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
  const dir = folder.startsWith("@site/") ? join(siteDir, folder.slice("@site/".length)) : join(dirname(file), folder);
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return [];
  const pattern = new RegExp(`^${parts.map((part) => (part === undefined ? ".*" : RegExp.escape(part))).join("")}$`);
  const found = [...new Glob("**/*").scanSync({ cwd: dir, onlyFiles: true })].filter(
    (path) => !path.includes("node_modules/"),
  );
  return found.sort().flatMap((path) => {
    const name = folder + path.replaceAll("\\", "/");
    const names = CODE.test(name) ? [name, name.replace(CODE, "")] : [name];
    return names.filter((each) => pattern.test(each)).map((each) => [each, name] as const);
  });
}

const FAIL = `() => { throw new Error("Cannot find module '" + path + "'"); }`;

function toTable(word: "require" | "import", files: readonly (readonly [name: string, module: string])[]): string {
  return `((path) => (${toMap(word, files)}.get(path) ?? (${FAIL}))())`;
}

function toMap(word: "require" | "import", files: readonly (readonly [name: string, module: string])[]): string {
  const entries = files.map(([name, module]) => `[${JSON.stringify(name)}, () => ${word}(${JSON.stringify(module)})]`);
  return `new Map([${entries.join(", ")}])`;
}

/** The function that `require.context` returns, instead of that one. */
function toContext(
  { folder, isLazy }: ModuleContext,
  files: readonly (readonly [name: string, module: string])[],
): string {
  const find = `(path) => (modules.get(path) ?? (${FAIL}))()`;
  const members = `{ keys: () => [...modules.keys()], resolve: (path) => path, id: ${JSON.stringify(folder)} }`;
  return `(() => { const modules = ${toMap(isLazy ? "import" : "require", files)}; return Object.assign(${find}, ${members}); })`;
}
