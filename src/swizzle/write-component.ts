/** Writes a component of the theme into a site. */

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import { toWriteDiagnostic } from "../report/system-error.ts";
import { ejectSource, type Language, wrapSource } from "./eject.ts";
import type { CopiedFile } from "./plugin-components.ts";
import type { ThemeSource } from "./theme-source.ts";

export interface WriteRequest {
  readonly siteDir: string;
  readonly source: ThemeSource;
  readonly action: "wrap" | "eject";
  readonly language: Language;
}

const ENDINGS = ["tsx", "ts", "jsx", "js"];

/** Writes the component. Diagnostics: `component-exists`, and those of writing. */
export async function writeComponent(
  request: WriteRequest,
): Promise<{ readonly path: string } | { readonly problem: Diagnostic }> {
  const { siteDir, source, action, language } = request;
  const name = `index.${language === "typescript" ? "tsx" : "js"}`;
  const path = `src/theme/${source.name}/${name}`;
  const code = action === "wrap" ? wrapSource(source, language) : await ejectSource(source, language);
  const content = await formatCode(code, path, siteDir);
  return writeFiles({ siteDir, component: source.name, files: [{ name, content }] });
}

/** The files of a component, including the one that overrides it. */
export interface FilesRequest {
  readonly siteDir: string;
  readonly component: string;
  readonly files: readonly CopiedFile[];
}

/** Writes the files and returns the path of the main one. Diagnostics: `component-exists`, and those of writing. */
export function writeFiles({
  siteDir,
  component,
  files,
}: FilesRequest): { readonly path: string } | { readonly problem: Diagnostic } {
  const existing = findExisting(siteDir, component);
  if (existing !== undefined) return { problem: toExists(existing, component) };
  const folder = `src/theme/${component}`;
  const main = `${folder}/${files.find(({ name }) => name.startsWith("index."))?.name ?? ""}`;
  try {
    mkdirSync(join(siteDir, folder), { recursive: true });
    for (const { name, content } of files) writeFileSync(join(siteDir, folder, name), content, { flag: "wx" });
    return { path: main };
  } catch (error) {
    return { problem: { ...toWriteDiagnostic(error, main), hint: "Check the permissions of `src/theme`." } };
  }
}

/** Returns the site's existing override of the component, if any. */
function findExisting(siteDir: string, name: string): string | undefined {
  const paths = ENDINGS.flatMap((ending) => [`src/theme/${name}.${ending}`, `src/theme/${name}/index.${ending}`]);
  return paths.find((path) => existsSync(join(siteDir, path)));
}

function toExists(path: string, name: string): Diagnostic {
  return {
    code: "component-exists",
    severity: "error",
    message: `The site already has its own \`${name}\`.`,
    hint: "Rename or delete the file first: a command never overwrites your code.",
    file: path,
  };
}

/** Runs Bun's built-in formatter, which reads the site's settings for Prettier or Bun. Returns code that it cannot format unchanged. */
async function formatCode(code: string, path: string, siteDir: string): Promise<string> {
  const child = Bun.spawn([process.execPath, "fmt", "--no-script", `--stdin-filepath=${path}`], {
    cwd: siteDir,
    env: { ...process.env, BUN_BE_BUN: "1" },
    stdin: new Blob([code]),
    stdout: "pipe",
    stderr: "ignore",
  });
  const formatted = await new Response(child.stdout).text();
  return (await child.exited) === 0 && formatted !== "" ? formatted : code;
}
