/** Validates XML with libxml2 against a RELAX NG schema of this folder. */

import { join } from "node:path";
import { RelaxNGValidator, XmlDocument, XmlLibError } from "libxml2-wasm";

/** Name of a file in `schemas/`. */
export type SchemaName = "atom" | "rss" | "sitemap";

/** Mistakes of a document: of its XML, else against the schema. None for a valid one. */
export async function xmlMistakes(xml: string, schema: SchemaName): Promise<string[]> {
  const rng = await Bun.file(join(import.meta.dir, "schemas", `${schema}.rng`)).text();
  using rules = XmlDocument.fromString(rng);
  using validator = RelaxNGValidator.fromDoc(rules);
  try {
    using document = XmlDocument.fromString(xml);
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    return error.details.map(({ line, message }) => `${line}: ${message.trim()}`);
  }
}
