/** Imports with a computed path (`require(\`@site/static/${name}.png\`)`), which only a bundler that knows all files can resolve. */

import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { Glob } from "bun";
import { positionAt } from "../../config/locate.ts";
import { describeUse } from "../../config/report-support.ts";
import { type Group, readSourceTree, type Token } from "../../config/source-tree.ts";
import { SUPPORT } from "../../config/support.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";

export interface ComputedImportsRequest {
  readonly text: string;
  /** Absolute path of the module. */
  readonly file: string;
  readonly siteDir: string;
  /** Called with the offset of a call that cannot be resolved. */
  readonly onProblem: (offset: number, problem: Omit<Diagnostic, "file">) => void;
}

/** Any call whose argument is not plainly a string. */
const MAY_BE_COMPUTED = /\b(?:require|import)\s*\((?!\s*(?:"[^"\n]*"|'[^'\n]*')\s*[),])|\brequire\s*\.\s*context\b/;

/** The text with its computed imports resolved. */
export function expandComputedImports(request: ComputedImportsRequest): string {
  const { text } = request;
  if (!MAY_BE_COMPUTED.test(text)) return text;
  const calls = findCalls(readSourceTree(text));
  let expanded = "";
  let end = 0;
  for (const call of calls) {
    const table = answer(call, request);
    if (table === undefined) continue;
    // Only the word is replaced: the argument stays, and so do all lines.
    expanded += text.slice(end, call.start) + table;
    end = call.start + call.word.length;
  }
  return expanded + text.slice(end);
}

interface Call {
  readonly word: "require" | "import" | "require.context";
  readonly start: number;
  readonly tokens: readonly Token[];
}

function findCalls(tokens: readonly Token[]): Call[] {
  // A module that defines its own `require` means that one.
  const isOwn = (index: number): boolean => /^(?:const|let|var|function)$/.test(tokens[index - 1]?.text ?? "");
  if (tokens.some(({ text, kind }, index) => kind === "word" && text === "require" && isOwn(index))) return [];
  return tokens.flatMap((token, index): Call[] => {
    if (token.kind === "group") return findCalls(token.tokens);
    if (token.kind === "string") return (token.parts ?? []).flatMap(findCalls);
    if (token.kind !== "word" || tokens[index - 1]?.text === ".") return [];
    const { text: word, start } = token;
    if (word !== "require" && word !== "import") return [];
    const [first, second, third] = tokens.slice(index + 1, index + 4);
    if (isCall(first)) return [{ word, start, tokens: first.tokens }];
    const isContext = first?.text === "." && second?.text === "context" && isCall(third);
    return isContext && word === "require" ? [{ word: "require.context", start, tokens: third.tokens }] : [];
  });
}

function isCall(token: Token | undefined): token is Group {
  return token?.kind === "group" && token.text === "(";
}

/** Source of the function that replaces the word; `undefined` to leave the call unchanged. */
function answer(call: Call, { text, file, siteDir, onProblem }: ComputedImportsRequest): string | undefined {
  const { word, start, tokens } = call;
  const parts = word === "require.context" ? [] : toParts(argumentOf(tokens), text);
  const [prefix] = parts;
  if (parts.length === 1 && typeof prefix === "string") return undefined;
  const isFile = typeof prefix === "string" && /^(?:\.{1,2}|@site)\//.test(prefix);
  if (!isFile) {
    // A browser can import from a URL.
    if (word === "import") return undefined;
    const row = SUPPORT.import[word === "require" ? "require(expression)" : word];
    const problem = describeUse(row, `\`${word}\` ${word === "require" ? "of a computed path" : ""}`.trim());
    if (problem) onProblem(start, { ...problem, ...positionAt(text, start), length: word.length });
    return undefined;
  }
  const files = findFiles(parts, prefix, { file, siteDir });
  if (files.length > 0 && files.length <= MOST_FILES) return toTable(word, files);
  const pattern = parts.map((part) => part ?? "*").join("");
  onProblem(start, {
    code: "computed-import",
    severity: "error",
    message: `${files.length === 0 ? "No file matches" : `More than ${MOST_FILES} files match`} the computed path \`${pattern}\`.`,
    hint: "Correct the path, or put the files into a static folder and make their URLs with `useBaseUrl`.",
    ...positionAt(text, start),
    length: word.length,
  });
  return undefined;
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

function toTable(word: Call["word"], files: readonly (readonly [name: string, module: string])[]): string {
  const entries = files.map(([name, module]) => `[${JSON.stringify(name)}, () => ${word}(${JSON.stringify(module)})]`);
  const fail = `() => { throw new Error("Cannot find module '" + path + "'"); }`;
  return `((path) => (new Map([${entries.join(", ")}]).get(path) ?? (${fail}))())`;
}
