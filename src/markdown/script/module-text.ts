import type { CodePiece, Document } from "../../model/document.ts";
import type { FilledSlot } from "../../model/graph.ts";
import type { JsonObject } from "../../model/json.ts";
import { toLiteral, writeContent } from "./content-text.ts";
import { joinPieces } from "./page-script.ts";

/**
 * Writes the module of a document with code: JavaScript with JSX, and the source line of each line. It exports the
 * author's exports, and `_holes`: one function for each hole of the body. `metadata` is that of its page.
 */
export function toModule(document: Document, slots: readonly FilledSlot[], metadata?: JsonObject): CodePiece {
  const { code, isModule } = document;
  if (code === undefined) return { text: "", lines: [] };
  const content = isModule ? writeContent(document, slots) : undefined;
  const known = isModule ? Object.keys(DATA) : code.reads;
  const isOwn = makeNameTest(code.statements);
  return joinPieces([
    ...code.themed.map((name) => made(toThemed(name))),
    ...(code.themed.length > 0 || isModule ? [made(COMPONENTS)] : []),
    ...(content?.imports ?? []).map(made),
    ...known.flatMap((name) => {
      const read = DATA[name];
      return read === undefined || isOwn(name) ? [] : [made(`export const ${name} = ${toLiteral(read(document))};`)];
    }),
    ...(isModule && metadata && !isOwn("metadata") ? [made(`export const metadata = ${toLiteral(metadata)};`)] : []),
    ...code.statements,
    made("export const _holes = ["),
    ...code.holes.flatMap((hole) => [hole, made(",")]),
    made("];"),
    ...(content ? [made(content.text)] : []),
  ]);
}

const COMPONENTS = `import { useMDXComponents as _useComponents } from "@mdx-js/react";`;

/** A component of the theme by name, resolved at its place in the tree. */
function toThemed(name: string): string {
  return `const ${name} = (props) => { const Component = _useComponents()["${name}"] ?? "div"; return <Component {...props} />; };`;
}

/** The metadata that a document exports. */
const DATA: Readonly<Record<string, (document: Document) => JsonObject | readonly JsonObject[] | string | undefined>> =
  {
    frontMatter: ({ frontMatter }) => frontMatter,
    contentTitle: ({ contentTitle }) => contentTitle,
    toc: ({ headings }) => headings.map(({ html, id, level }) => ({ value: html, id, level })),
  };

/** Whether the author's own statements export a name. */
function makeNameTest(statements: readonly CodePiece[]): (name: string) => boolean {
  return (name) => statements.some(({ text }) => new RegExp(`^export\\s[^=(]*\\b${name}\\b`).test(text));
}

function made(text: string): CodePiece {
  return { text, lines: text.split("\n").map(() => 0) };
}
