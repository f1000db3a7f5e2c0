/** `require.context` of webpack: the files of a folder, among which code chooses at run time. */

import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { Glob } from "bun";
import { type Group, readSourceTree, type Token } from "../config/source-tree.ts";

/** A call with its arguments. */
export interface ModuleContext {
  /** As written: `./images`, `@site/docs`. */
  readonly folder: string;
  readonly recursive: boolean;
  /** Which names it contains, such as `./part/a.png`. */
  readonly pattern: RegExp;
  /** Whether modules are promises. */
  readonly isLazy: boolean;
}

/** Where a call is, and what computes paths in it. */
interface Place {
  /** Absolute path of the module. */
  readonly file: string;
  readonly siteDir: string;
}

/** Name in the context → the import of the file. */
type Named = readonly [name: string, module: string];

const CODE = /\.(?:[cm]?[jt]s|[jt]sx|json)$/;

/** Reads the arguments of a call; `undefined` if they are computed. */
export function readContext(tokens: readonly Token[]): ModuleContext | undefined {
  const [folder, recursive, pattern, mode, ...rest] = splitArguments(tokens);
  const path = textOf(folder);
  const isLazy = mode === undefined ? false : textOf(mode)?.startsWith("lazy");
  const isKnown = /^(?:\.{1,2}|@site)(?:\/|$)/.test(path ?? "") && rest.length === 0 && isLazy !== undefined;
  const depth = recursive === undefined ? "true" : recursive.map(({ text }) => text).join("");
  const regExp = pattern === undefined ? /^\.\/.*$/ : toRegExp(pattern);
  if (path === undefined || !isKnown || !/^(?:true|false)$/.test(depth) || !regExp) return undefined;
  return { folder: path.replace(/\/+$/, ""), recursive: depth === "true", pattern: regExp, isLazy };
}

function splitArguments(tokens: readonly Token[]): Token[][] {
  const list: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === "other" && token.text === ",") list.push([]);
    else list.at(-1)?.push(token);
  }
  return list.filter((argument) => argument.length > 0);
}

function textOf(argument: readonly Token[] | undefined): string | undefined {
  const [token, ...others] = argument ?? [];
  if (token?.kind !== "string" || others.length > 0 || (token.parts ?? []).length > 0) return undefined;
  return token.text;
}

function toRegExp([token, ...others]: readonly Token[]): RegExp | undefined {
  const [, source, flags = ""] = /^\/(.+)\/([a-z]*)$/.exec(token?.text ?? "") ?? [];
  if (source === undefined || others.length > 0) return undefined;
  try {
    return new RegExp(source, flags.replace(/[gy]/g, ""));
  } catch {
    return undefined;
  }
}

/** Absolute path of a context's folder, which need not exist. */
export function folderOf({ folder }: ModuleContext, { file, siteDir }: Place): string {
  return /^@site(?=\/|$)/.test(folder) ? join(siteDir, folder.slice("@site".length)) : join(dirname(file), folder);
}

/** The files of a context, in the order of their names; `undefined` if there is no such folder. */
export function listContext(context: ModuleContext, place: Place): Named[] | undefined {
  const { folder, recursive, pattern } = context;
  const dir = folderOf(context, place);
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const glob = new Glob(recursive ? "**/*" : "*");
  const found = [...glob.scanSync({ cwd: dir, onlyFiles: true })].map((path) => path.replaceAll("\\", "/"));
  return found
    .filter((path) => !/(?:^|\/)node_modules\//.test(path))
    .sort()
    .flatMap((path) => {
      const names = CODE.test(path) ? [path.replace(CODE, ""), path] : [path];
      return names.flatMap((name): Named[] => (pattern.test(`./${name}`) ? [[`./${name}`, `${folder}/${path}`]] : []));
    });
}

/** The imports of all files that the contexts of a script contain. */
export function contextImports(text: string, place: Place): string[] {
  if (!/\brequire\s*\.\s*context\b/.test(text)) return [];
  return findContexts(readSourceTree(text)).flatMap((context) =>
    (listContext(context, place) ?? []).map(([, module]) => module),
  );
}

function findContexts(tokens: readonly Token[]): ModuleContext[] {
  return tokens.flatMap((token, index): ModuleContext[] => {
    if (token.kind === "group") return findContexts(token.tokens);
    if (token.kind === "string") return (token.parts ?? []).flatMap(findContexts);
    const call = memberCall(tokens, index, "context");
    const context = call && readContext(call.tokens);
    return context ? [context] : [];
  });
}

/** The arguments of `require.context(…)` or of another member, if the call begins with this token. */
function memberCall(tokens: readonly Token[], index: number, member: string): Group | undefined {
  const [first, dot, name, call] = tokens.slice(index, index + 4);
  const isMember = first?.kind === "word" && first.text === "require" && dot?.text === "." && name?.text === member;
  return isMember && call?.kind === "group" && call.text === "(" ? call : undefined;
}
