/** Writes a component of the theme into a site. */

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import { toWriteDiagnostic } from "../report/system-error.ts";
import { ejectSource, type Language, wrapSource } from "./eject.ts";
import { formatCode } from "./format-code.ts";
import type { ThemeSource } from "./theme-source.ts";

export interface WriteRequest {
  readonly siteDir: string;
  readonly source: ThemeSource;
  readonly action: "wrap" | "eject";
  readonly language: Language;
}

const ENDINGS = ["tsx", "ts", "jsx", "js"];

/** Diagnostics: `component-exists` and those of writing. */
export async function writeComponent(
  request: WriteRequest,
): Promise<{ readonly path: string } | { readonly problem: Diagnostic }> {
  const { siteDir, source, action, language } = request;
  const existing = findExisting(siteDir, source.name);
  if (existing !== undefined) return { problem: toExists(existing, source.name) };
  const path = `src/theme/${source.name}/index.${language === "typescript" ? "tsx" : "js"}`;
  const code = action === "wrap" ? wrapSource(source, language) : ejectSource(source, language);
  const text = await formatCode(code, path, siteDir);
  const file = join(siteDir, path);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: "wx" });
    return { path };
  } catch (error) {
    return { problem: { ...toWriteDiagnostic(error, path), hint: "Check the permissions of `src/theme`." } };
  }
}

/** The file that takes the component's place already. */
function findExisting(siteDir: string, name: string): string | undefined {
  const paths = ENDINGS.flatMap((ending) => [`src/theme/${name}.${ending}`, `src/theme/${name}/index.${ending}`]);
  return paths.find((path) => existsSync(join(siteDir, path)));
}

function toExists(path: string, name: string): Diagnostic {
  return {
    code: "component-exists",
    severity: "error",
    message: `The site has its own \`${name}\` already.`,
    hint: "Rename or delete the file first: a command never overwrites your code.",
    file: path,
  };
}
