/** Runs a site's remark and rehype plugins. Returns their tokens, which are the same ones where the plugins change nothing. */

import type { Token } from "marked";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { type Pluggable, type Processor, unified } from "unified";
import type { VFile } from "vfile";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { makeReporter } from "../../report/reporter.ts";
import type { ReplaceEmoji } from "../text/emoji.ts";
import { fromHast } from "./from-hast.ts";
import type { Lex } from "./hast-nodes.ts";
import { codeOf } from "./jsx.ts";
import { findNames, nameHeading, nameTokens, type NamingOptions } from "./name-headings.ts";
import { readList, type SitePlugins } from "./site-plugins.ts";
import { type NamedPlugins, withName } from "./plugin-failure.ts";
import { Snapshot } from "./snapshot.ts";
import { type RehypeOptions, siteHandlers, toHast } from "./to-hast.ts";
import type { Syntax } from "./parse.ts";
import { type Origin, type Origins, type TreeNode, walk } from "./tree.ts";

/** Plugins of a site, attached. */
export interface Chain {
  readonly beforeRemark: Processor;
  readonly remark: Processor;
  /** Those of both lists; `undefined` if there are none. */
  readonly rehype: Processor | undefined;
  /** Those for the code of pages; `undefined` if there are none. */
  readonly recma: Processor | undefined;
  /** Their extensions of the Markdown parser, if any. */
  readonly syntax: Syntax | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Attaches plugins. Throws their errors. Diagnostic: `invalid-option` for values that are not plugins. */
export function makeChain(plugins: SitePlugins): Chain {
  const report = makeReporter();
  const known: NamedPlugins = new Map();
  const read = (option: keyof SitePlugins): Pluggable[] =>
    readList(plugins[option] ?? [], option, report).map(({ plugin, place }) => withName(plugin, place, known));
  const attach = (list: readonly Pluggable[]): Processor =>
    unified()
      .use(withParser)
      .use([...list])
      .freeze() as unknown as Processor;
  const rehype = [...read("beforeDefaultRehypePlugins"), ...read("rehypePlugins")];
  const beforeRemark = attach(read("beforeDefaultRemarkPlugins"));
  const remark = attach(read("remarkPlugins"));
  const recma = read("recmaPlugins");
  return {
    beforeRemark,
    remark,
    rehype: rehype.length > 0 ? attach(rehype) : undefined,
    recma: recma.length > 0 ? attach(recma) : undefined,
    syntax: readSyntax([beforeRemark, remark]),
    diagnostics: report.diagnostics,
  };
}

/** Plugins may parse their own texts with `this.parse`. */
function withParser(this: Processor): void {
  this.parser = (text) => fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Parser extensions: only plugins can have added them, because our parser has none. */
function readSyntax(processors: readonly Processor[]): Syntax | undefined {
  const read = <T>(name: string): T[] =>
    processors
      .flatMap((processor) => (processor.data() as Readonly<Record<string, T[] | undefined>>)[name] ?? [])
      .flat() as T[];
  const micromarkExtensions = read<Syntax["micromarkExtensions"][number]>("micromarkExtensions");
  const fromMarkdownExtensions = read<Syntax["fromMarkdownExtensions"][number]>("fromMarkdownExtensions");
  const isThere = micromarkExtensions.length + fromMarkdownExtensions.length > 0;
  return isThere ? { micromarkExtensions, fromMarkdownExtensions } : undefined;
}

/** Input of plugins. */
export interface ChainInput {
  readonly tree: TreeNode;
  readonly origins: Origins;
  /** The source of the whole tree. */
  readonly tokens?: readonly Token[];
}

export interface ChainRequest {
  readonly chain: Chain;
  readonly options: RehypeOptions;
  /** The file as plugins see it: in its text, front matter is blank lines. */
  readonly file: VFile;
  readonly replaceEmoji: ReplaceEmoji | undefined;
  readonly naming: NamingOptions;
  readonly lex: Lex;
  readonly truncateSign: string;
}

/** Runs the plugins. Throws their errors. */
export async function runChain(input: ChainInput, request: ChainRequest): Promise<readonly Token[]> {
  const { tree, origins, tokens } = input;
  const changed = await runRemark(tree, request);
  const { rehype } = request.chain;
  const isSame = tokens !== undefined && changed.tree === tree && changed.untouched.has(tree);
  if (isSame && rehype === undefined) return tokens;
  const { options } = request;
  const isSameNode = (node: TreeNode): boolean => changed.untouched.has(node) && origins.has(node);
  const hast = toHast(changed.tree, { isSame: isSameNode, whole: rehype !== undefined, options });
  let { tree: html } = hast;
  let untouched: ReadonlySet<TreeNode> | undefined;
  if (rehype !== undefined) {
    const before = new Snapshot(html);
    html = (await rehype.run(html as never, request.file)) as TreeNode;
    untouched = before.findUntouched(html);
    if (isSame && untouched.has(html)) return tokens;
  }
  nameTokens(changed.names, origins);
  const sourceOf = (node: TreeNode): TreeNode | undefined =>
    untouched === undefined || untouched.has(node) ? hast.sources.get(node) : undefined;
  const originOf = (node: TreeNode): Origin | undefined => {
    const source = sourceOf(node);
    return source && origins.get(source);
  };
  const { lex, truncateSign } = request;
  const statements = readStatements(html, originOf);
  if (statements !== "") lex.bind(statements);
  return fromHast(html, { originOf, sourceOf, lex, truncateSign });
}

/** Statements that plugins add, one after the other. */
function readStatements(tree: TreeNode, originOf: (node: TreeNode) => Origin | undefined): string {
  const statements: string[] = [];
  walk(tree, (node) => {
    const isText = /^(?:raw|import|export)$/.test(node.type) && /^(?:im|ex)port\s/.test(node.value ?? "");
    if ((isText || node.type === "mdxjsEsm") && originOf(node) === undefined) statements.push(codeOf(node));
  });
  return statements.join("\n\n");
}

interface Changed {
  readonly tree: TreeNode;
  readonly untouched: ReadonlySet<TreeNode>;
  /** IDs of headings. */
  readonly names: ReadonlyMap<TreeNode, string>;
}

async function runRemark(tree: TreeNode, request: ChainRequest): Promise<Changed> {
  const { chain, file, naming, options } = request;
  const snapshot = new Snapshot(tree);
  const before = (await chain.beforeRemark.run(tree as never, file)) as TreeNode;
  // Since release 3, IDs have the names of emoji.
  const early = naming.followsVersion3 && findNames(before, naming);
  replaceEmoji(before, snapshot, request);
  const names = early || findNames(before, naming);
  for (const [node, id] of names) snapshot.change(node, () => nameHeading(node, id));
  const changed = (await chain.remark.run(before as never, file)) as TreeNode;
  // A plugin may have replaced the data of a heading.
  for (const [node, id] of names) nameHeading(node, id);
  const untouched = snapshot.findUntouched(changed, new Set(Object.keys(siteHandlers(options))));
  return { tree: changed, untouched, names };
}

function replaceEmoji(tree: TreeNode, snapshot: Snapshot, request: ChainRequest): void {
  const { replaceEmoji: replace } = request;
  if (replace === undefined) return;
  walk(tree, (node) => {
    if (node.type === "text") snapshot.change(node, () => (node.value = replace(node.value ?? "")));
  });
}
