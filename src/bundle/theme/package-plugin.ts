/**
 * Packages as the theme's server module gets them. React's become ES modules: the bundler reaches each export of a CommonJS
 * package through a getter, and rendering calls `jsx` for every element, so with bound exports a page takes a tenth less.
 * Those that only browsers call become empty.
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
      // The packages themselves go on to know each other as they are.
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
 * Makes the plugin that leaves packages out. The server module is one file, so even a package that is imported where it is
 * needed would load at the start, and the clients of hosted search take tens of milliseconds for that.
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
