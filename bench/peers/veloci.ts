/** Veloci as a row of the comparison: the executable of this clone. */

import { join, resolve } from "node:path";
import { measure } from "../measure.ts";
import type { Generator } from "./generators.ts";

/** Builds the current folder, with a config for a site of docs only. */
export const VELOCI: Generator = {
  name: "Veloci",
  packages: [],
  content: "docs",
  files: {
    "docusaurus.config.js": `module.exports = {
  title: "Bench", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  themeConfig: { navbar: { title: "Bench" } },
};\n`,
  },
  setUp: async (dir) => {
    const compiler = resolve(import.meta.dir, "../../scripts/compile.ts");
    await measure([process.execPath, compiler, "--outfile", join(dir, "veloci")], dir);
  },
  command: ["./veloci", "build"],
  // On CI, Veloci would also store built files in its cache.
  env: { CI: "" },
  leftovers: ["dist", ".veloci", ".docusaurus", "node_modules"],
};
