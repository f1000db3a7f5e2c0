/** Packages of the theme for browsers: React as modules, and the live code compiler without checks of its options. */

import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { BunPlugin } from "bun";
import { REACT_FILES, toReactModule } from "./react-module.ts";

/** The bundler treats React's own files as CommonJS, whatever they contain. These names also say which package they belong to. */
const NAMESPACE = "react-module";

/** The package that Sucrase builds its checks from. Our options are valid, so nothing needs to be checked. */
const NO_CHECKS = `
  export const createCheckers = () => ({ Options: { strictCheck() {} } });
  const type = () => {};
  export { type as union, type as array, type as opt, type as iface, type as lit, type as name };
`;

/** Makes the bundler plugin; the packages are found from `rootDir`. */
export function makeBrowserPackagesPlugin(rootDir: string): BunPlugin {
  const require = createRequire(join(rootDir, "package.json"));
  const fileOf = (name: string): string => {
    const [owner = ""] = name.split("/", 1);
    const from = owner === "scheduler" ? createRequire(require.resolve("react-dom")) : require;
    return join(dirname(from.resolve(`${owner}/package.json`)), REACT_FILES[name] ?? "");
  };
  return {
    name: "veloci-browser-packages",
    setup(build) {
      const filter = new RegExp(`^(?:${Object.keys(REACT_FILES).join("|")})$`);
      build.onResolve({ filter }, ({ path }) => ({ path: `node_modules/${path}/module`, namespace: NAMESPACE }));
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => {
        const name = path.slice("node_modules/".length, -"/module".length);
        return { contents: toReactModule(name, await Bun.file(fileOf(name)).text()), loader: "js" };
      });
      // The package's entry for `require` would add a CommonJS runtime to the first chunk.
      build.onResolve({ filter: /^sucrase$/ }, ({ path }) => ({
        path: join(dirname(require.resolve(path)), "esm/index.js"),
      }));
      build.onLoad({ filter: /[\\/]ts-interface-checker[\\/]/ }, () => ({ contents: NO_CHECKS, loader: "js" }));
    },
  };
}
