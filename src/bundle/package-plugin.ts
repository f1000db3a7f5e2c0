/**
 * React's packages as ES modules, for the server. The bundler reaches each export of a CommonJS package through a getter, and
 * rendering calls `jsx` for every element: bound once, a page takes a tenth less.
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
