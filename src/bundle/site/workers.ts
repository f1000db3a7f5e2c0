/** Bundles the browser's side of a site together with the scripts of its workers. */

import { basename, extname } from "node:path";
import { contentHash } from "../../content/asset-output.ts";
import { type Bundled, type Output, runBundler, type Side, type SiteBuildRequest } from "./run-bundler.ts";

export interface BundledWithWorkers extends Bundled {
  /** One file each. */
  readonly workers: readonly Output[];
}

/** Bundles each worker by itself. The main bundle contains placeholders, which become URLs once the text of each worker is known. */
export async function bundleWithWorkers(request: SiteBuildRequest, side: Side): Promise<BundledWithWorkers> {
  const files = new Map<string, string>();
  const onWorker = (file: string): string => {
    const mark = `veloci-worker:${contentHash(file)}`;
    files.set(mark, file);
    return mark;
  };
  const main = await runBundler(request, { ...side, onWorker });
  let all: BundledWithWorkers = { ...main, workers: [] };
  for (const [mark, file] of files) {
    // Without exports, the script need not be a module.
    const entry = `import ${JSON.stringify(file)};`;
    const bundled = await runBundler(request, { ...side, entry, pages: "", isSplit: false, onWorker });
    const text = bundled.outputs.find(({ isEntry }) => isEntry)?.text ?? "";
    const name = `worker-${basename(file, extname(file))}-${contentHash(text)}.js`;
    const address = (output: Output): Output => ({
      ...output,
      text: output.text.replaceAll(mark, `${request.baseUrl}assets/js/${name}`),
    });
    all = {
      outputs: all.outputs.map(address),
      workers: [...all.workers, { name, text, isEntry: false }].map(address),
      inputs: [...new Set([...all.inputs, ...bundled.inputs])],
      sources: [...new Set([...all.sources, ...bundled.sources])],
      importers: all.importers,
    };
  }
  return all;
}
