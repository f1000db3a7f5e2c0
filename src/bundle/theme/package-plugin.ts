/**
 * Packages for the theme's server module. React's become ES modules: the bundler reaches each export of a CommonJS
 * package through a getter, and rendering calls `jsx` for every element, so bound exports save a tenth of the time per
 * page. Browser-only packages become empty.
 */

import { createRequire } from "node:module";
import { join } from "node:path";
import type { BunPlugin } from "bun";

const NAMESPACE = "package";

/** Makes the plugin. `names`: packages as they are imported, found from `rootDir`. */
export function makePackagePlugin(rootDir: string, names: readonly string[]): BunPlugin {
  const require = createRequire(join(rootDir, "package.json"));
  return {
    name: "veloci-packages",
    setup(build) {
      const filter = new RegExp(`^(?:${names.join("|")})$`);
      // The packages still import each other unchanged.
      build.onResolve({ filter }, ({ path, importer }) =>
        importer.includes("node_modules") ? undefined : { path: `${NAMESPACE}:${path}`, namespace: NAMESPACE },
      );
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => {
        const name = path.slice(NAMESPACE.length + 1);
        const exported = Object.keys(require(name) as object);
        const lines = exported.map((key) => `const own_${key} = module.${key}; export { own_${key} as ${key} };`);
        return {
          contents: `import module from ${JSON.stringify(require.resolve(name))};\nexport default module;\n${lines.join("\n")}`,
          loader: "js",
        };
      });
    },
  };
}

const EMPTY = "empty-package";

/**
 * Makes the plugin that leaves packages out. The server module is one file, so a package would load at the start even
 * if it is imported on demand, which takes tens of milliseconds for the clients of hosted search.
 */
export function makeEmptyPackagesPlugin(names: readonly string[]): BunPlugin {
  return {
    name: "veloci-empty-packages",
    setup(build) {
      const filter = new RegExp(`^(?:${names.join("|")})$`);
      build.onResolve({ filter }, ({ path }) => ({ path, namespace: EMPTY }));
      build.onLoad({ filter: /.*/, namespace: EMPTY }, () => ({ contents: "module.exports = {};", loader: "js" }));
    },
  };
}
