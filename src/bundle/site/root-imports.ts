import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PluginBuilder } from "bun";
import { importRoots } from "../../content/markdown-names.ts";

export interface RootImportsRequest {
  /** Absolute. */
  readonly siteDir: string;
  /** As the config lists them. */
  readonly staticDirectories: readonly string[];
  /** Completes a path without extension; returns it unchanged if there is no such file. */
  readonly resolveFile: (path: string) => string;
  readonly isFile: (path: string) => boolean;
}

/** Paths from the root, except for virtual files: a rule that matches those would hide them from the bundler. */
const FROM_ROOT = /^\/(?!.*\/\.veloci-entry\/)/;

/**
 * Resolves imports that begin with `/` (`/img/logo.svg`), where an absolute path of the file system takes precedence, as in the format, and
 * URLs of files, as plugins write them.
 */
export function resolveRootImports(build: PluginBuilder, request: RootImportsRequest): void {
  const { siteDir, staticDirectories, resolveFile, isFile } = request;
  build.onResolve({ filter: /^file:\/\// }, ({ path }) => ({ path: fileURLToPath(path) }));
  const roots = importRoots(siteDir, staticDirectories);
  build.onResolve({ filter: FROM_ROOT }, ({ path }) => {
    if (isFile(path)) return undefined;
    const found = roots.map((root) => resolveFile(join(root, path))).find(isFile);
    return found === undefined ? undefined : { path: found };
  });
}
