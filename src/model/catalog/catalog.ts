import { CODE_KINDS } from "./code.ts";
import { COMMAND_KINDS } from "./commands.ts";
import { CONFIG_KINDS } from "./config.ts";
import { CONTENT_KINDS } from "./content.ts";
import type { Kind } from "./kind.ts";
import { MARKDOWN_KINDS } from "./markdown.ts";
import { OUTPUT_KINDS } from "./output.ts";

const KINDS = {
  ...CONFIG_KINDS,
  ...CONTENT_KINDS,
  ...MARKDOWN_KINDS,
  ...CODE_KINDS,
  ...OUTPUT_KINDS,
  ...COMMAND_KINDS,
};

/** Name of a kind of diagnostic, in kebab case. */
export type DiagnosticCode = keyof typeof KINDS;

/** All kinds of diagnostics: cause and help by code. A code that is not listed here does not compile. */
export const CATALOG: Readonly<Record<DiagnosticCode, Kind>> = KINDS;
