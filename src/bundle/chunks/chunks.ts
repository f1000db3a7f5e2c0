import type { BundledFile } from "../../model/plugin.ts";
import type { Bundle } from "../bundle.ts";

/** The contents of a bundle, for analysis: scripts and styles by path, each with its modules. */
export function listChunks({ outputs, chunkOf }: Pick<Bundle, "outputs" | "chunkOf">): BundledFile[] {
  const modules = Map.groupBy(Object.keys(chunkOf), (name) => chunkOf[name]);
  return outputs
    .flatMap(({ path, content }) =>
      typeof content === "string" && /\.(?:js|css)$/.test(path)
        ? [{ path, bytes: Buffer.byteLength(content), modules: (modules.get(path) ?? []).toSorted() }]
        : [],
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
