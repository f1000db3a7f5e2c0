/** Scripts of workers as modules name them, `new Worker(new URL("./worker.js", import.meta.url))`: a bundle of their own. */

import { dirname, join } from "node:path";
import type { PluginBuilder } from "bun";

const WORKER =
  /(?<=\bnew\s+(?:Shared)?Worker\s*\(\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)?)new\s+URL\s*\(\s*(["'`])\.{1,2}\/[^"'`\n]+\1\s*,\s*import\.meta\.url\s*,?\s*\)/g;

export interface WorkerRequest {
  /** Called for the absolute path of a worker's script. Returns a placeholder for its URL, which is known only later. */
  readonly onWorker?: ((file: string) => string) | undefined;
  /** Completes a path without extension; returns it unchanged if there is no such file. */
  readonly resolveFile: (path: string) => string;
  readonly isFile: (path: string) => boolean;
}

/** The text of a module with the URLs of its workers. Lines stay where they are. */
export function markWorkers(text: string, file: string, { onWorker, resolveFile, isFile }: WorkerRequest): string {
  if (onWorker === undefined || !text.includes("import.meta.url")) return text;
  return text.replace(WORKER, (url) => {
    const [, , path = ""] = /(["'`])(.+)\1/.exec(url) ?? [];
    const script = resolveFile(join(dirname(file), path));
    return isFile(script) ? JSON.stringify(onWorker(script)) + url.replace(/[^\n]/g, "") : url;
  });
}

/** Does the same in packages, whose modules are not read otherwise. */
export function readPackageWorkers(build: PluginBuilder, request: WorkerRequest): void {
  if (request.onWorker === undefined) return;
  build.onLoad({ filter: /[\\/]node_modules[\\/].*\.(?:[cm]?js|jsx)$/, namespace: "file" }, async ({ path }) => {
    if (!request.isFile(path)) return undefined;
    const text = await Bun.file(path).text();
    const contents = markWorkers(text, path, request);
    return contents === text ? undefined : { contents, loader: "jsx" };
  });
}
