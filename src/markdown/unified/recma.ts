/**
 * Runs recma plugins on the code of a page: its statements, and its holes as a list that the module exports. Returns
 * the resulting code; the same if the plugins change nothing, or if it is not JavaScript.
 */

import { jsx, toJs } from "estree-util-to-js";
import type { Processor } from "unified";
import type { VFile } from "vfile";
import type { CodePiece, Document, DocumentCode } from "../../model/document.ts";
import { parseProgram } from "./jsx.ts";

interface ScriptNode {
  readonly type: string;
  readonly start?: number;
  readonly body?: readonly ScriptNode[];
  readonly id?: { readonly name?: string } | null;
  readonly declaration?: ScriptNode | null;
  readonly declarations?: readonly { readonly id: { readonly name?: string }; readonly init?: ScriptNode }[];
  readonly elements?: readonly ScriptNode[];
}

/** The name of the list of holes, as in the generated module. */
const HOLES = "_holes";

/** The component that the format's program exports. Only documents that code shows as a component have it. */
const CONTENT = "MDXContent";

/** Runs the plugins. Throws their errors. */
export async function runRecma(
  { isModule }: Pick<Document, "isModule">,
  code: DocumentCode,
  { recma, file }: { readonly recma: Processor; readonly file: VFile },
): Promise<DocumentCode> {
  const made = (text: string): CodePiece => ({ text, lines: [0] });
  const holes = code.holes.flatMap((hole) => [hole, made(",")]);
  const pieces = [
    ...code.statements,
    made(`export const ${HOLES} = [`),
    ...holes,
    made("];"),
    made(`export default function ${CONTENT}(props) {}`),
  ];
  const text = pieces.map((piece) => piece.text).join("\n");
  const program = parseProgram(text, "module") as ScriptNode | undefined;
  if (program === undefined) return code;
  const lines = pieces.flatMap((piece) => piece.text.split("\n").map((_, index) => piece.lines[index] ?? 0));
  const before = write(program);
  // unified accepts only plain objects, and acorn makes others.
  const changed = (await recma.run({ ...program } as never, file)) as unknown as ScriptNode;
  if (write(changed) === before) return code;
  const lineOf = ({ start }: ScriptNode): number => {
    const first = start === undefined ? lines.length : text.slice(0, start).split("\n").length - 1;
    return lines.slice(first).find((line) => line > 0) ?? 0;
  };
  const toPiece = (node: ScriptNode, written: string): CodePiece => ({
    text: written,
    lines: written.split("\n").map(() => lineOf(node)),
  });
  const body = changed.body ?? [];
  const list = body.find((node) => holesOf(node) !== undefined);
  const own = body.filter((node) => node !== list && node.declaration?.id?.name !== CONTENT);
  const statements = own
    .map((node) => toPiece(node, write(node)))
    .filter(({ text: written }) => isModule === true || !ABOUT_CONTENT.test(written));
  const functions = (list && holesOf(list))?.map((node) => toPiece(node, writeExpression(node)));
  return { ...code, statements, holes: functions ?? code.holes };
}

/** A statement that changes the exported component. */
const ABOUT_CONTENT = new RegExp(`^${CONTENT}\\b`);

function holesOf({ declaration }: ScriptNode): readonly ScriptNode[] | undefined {
  return declaration?.declarations?.find(({ id }) => id.name === HOLES)?.init?.elements;
}

function write(node: ScriptNode): string {
  const program = node.type === "Program" ? node : { type: "Program", sourceType: "module", body: [node] };
  return toJs(program as unknown as Parameters<typeof toJs>[0], { handlers: jsx }).value.trimEnd();
}

function writeExpression(expression: ScriptNode): string {
  return write({ type: "ExpressionStatement", expression } as ScriptNode).replace(/;$/, "");
}
