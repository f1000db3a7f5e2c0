/**
 * Packages that components may import although the site does not install them, because the format's packages bring them
 * along. Their text goes only into the bundle of a site that imports them.
 */

import { basename, join } from "node:path";
import { type BunPlugin, Glob } from "bun";
import { requireTexts } from "../../licenses/installed-licenses.ts";
import { packageFolders, readPackageLicenses } from "../../licenses/package-license.ts";
import type { PackageLicense } from "../../model/license.ts";
import { bundledFiles } from "../chunks/bundled-files.ts";

/** Package → ES module, whose imports are of packages that the theme shares. */
export type BroughtPackages = Readonly<Record<string, string>>;

export interface BroughtBuild {
  readonly packages: BroughtPackages;
  /** Licenses of the software in each of them. */
  readonly licenses: Readonly<Record<string, readonly PackageLicense[]>>;
}

const SHARED = /^(?:react|react-dom|react\/jsx-runtime|clsx)$/;

/** Leaves the imports of shared packages as they are, but not those of files inside them. */
const LEAVE_SHARED: BunPlugin = {
  name: "veloci-shared",
  setup: (build) => void build.onResolve({ filter: SHARED }, ({ path }) => ({ path, external: true })),
};

/** Packages whose name differs from their file's. */
const NAMES: Readonly<Record<string, string>> = {
  "react-dom-server": "react-dom/server",
  "url-rules": "@docusaurus/utils-common",
};

/** Bundles each of the packages from the sources under `rootDir`. */
export async function buildBroughtPackages(rootDir: string): Promise<BroughtBuild> {
  const dir = join(rootDir, "src/runtime/brought");
  const files = [...new Glob("*.ts").scanSync({ cwd: dir })].sort();
  const built = files.map(async (file) => {
    const result = await Bun.build({
      entrypoints: [join(dir, file)],
      target: "browser",
      format: "esm",
      minify: true,
      metafile: true,
      plugins: [LEAVE_SHARED],
      define: { "process.env.NODE_ENV": '"production"' },
    });
    const name = basename(file, ".ts");
    const licenses = requireTexts(readPackageLicenses(packageFolders(bundledFiles(result, rootDir))));
    return { name: NAMES[name] ?? name, text: (await result.outputs[0]?.text()) ?? "", licenses };
  });
  const all = await Promise.all(built);
  return {
    packages: Object.fromEntries(all.map(({ name, text }) => [name, text])),
    licenses: Object.fromEntries(all.map(({ name, licenses }) => [name, licenses])),
  };
}
