import { decodeHTML } from "entities";
import type { Reporter } from "../model/diagnostic.ts";
import type { CodePiece, ComponentNode, Document, Node } from "../model/document.ts";
import type { TranslationEntries, TranslationEntry } from "../model/translation.ts";
import { extractMessages, type ExtractProblem, TRANSLATE_MODULE } from "./extract.ts";

export interface DocumentMessagesRequest {
  readonly documents: Iterable<Document>;
  /** The module of a document's code; empty for one without. */
  readonly toModule: (document: Document) => CodePiece;
  readonly report: Reporter;
}

/** Finds `<Translate>` and `translate()` in all MDX documents, by ID. Diagnostic for texts that are known only at run time: `unreadable-message`. */
export function readDocumentMessages({ documents, toModule, report }: DocumentMessagesRequest): TranslationEntries {
  const found: Record<string, TranslationEntry> = {};
  for (const document of documents) {
    const imports = document.imports.filter(({ from }) => from === TRANSLATE_MODULE);
    if (imports.length === 0) continue;
    const names = imports.flatMap((each) =>
      Object.entries(each.names).flatMap(([local, of]) => (of === "default" ? local : [])),
    );
    const problems: ExtractProblem[] = [];
    Object.assign(found, inBody(document, new Set(names), problems), inCode(toModule(document), problems));
    for (const { message, place } of problems)
      report.warn({
        code: "unreadable-message",
        message: `A message cannot be read from \`${document.path}\`: ${message}.`,
        hint: "Write the id and the text as plain strings.",
        file: document.path,
        ...place,
      });
  }
  return found;
}

function inBody(document: Document, names: ReadonlySet<string>, problems: ExtractProblem[]): TranslationEntries {
  const found: Record<string, TranslationEntry> = {};
  for (const node of elementsIn(document.body)) {
    if (!names.has(node.c)) continue;
    const { id, description, children } = node.p ?? {};
    const text = textOf(node.b ?? []) ?? (typeof children === "string" ? children : undefined);
    const message = text ?? id;
    // Computed values are in the code of the document: none of these fields may be computed.
    const isComputed =
      typeof node.h === "number" && /^"(?:id|children)": /m.test(document.code?.holes[node.h]?.text ?? "");
    const isPlain = text !== undefined || (node.b ?? []).length === 0;
    if (isComputed || !isPlain || typeof message !== "string")
      problems.push({ message: "the text of `<Translate>` is computed" });
    else
      found[typeof id === "string" ? id : message] = {
        message,
        ...(typeof description === "string" && { description }),
      };
  }
  return found;
}

/** Plain text between tags; `undefined` if there is none, or anything else. */
function textOf(nodes: readonly Node[]): string | undefined {
  const html = nodes.map((node) => (typeof node === "string" ? node : "<")).join("");
  return html === "" || html.includes("<") ? undefined : decodeHTML(html);
}

function* elementsIn(nodes: readonly Node[]): Generator<ComponentNode> {
  for (const node of nodes) {
    if (typeof node === "string" || !("c" in node)) continue;
    yield node;
    yield* elementsIn(node.b ?? []);
  }
}

/** Other checks report code that cannot be parsed. */
function inCode({ text, lines }: CodePiece, problems: ExtractProblem[]): TranslationEntries {
  try {
    const { entries, problems: found } = extractMessages(text, "tsx");
    for (const { message, place } of found) {
      const line = place && lines[place.line - 1];
      problems.push({ message, ...(line && { place: { line, column: 1 } }) });
    }
    return entries;
  } catch {
    return {};
  }
}
