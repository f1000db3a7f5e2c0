/** Veloci as a row of the comparison: this clone's sources, run by Bun. */

import { resolve } from "node:path";
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
  command: [
    process.execPath,
    "--no-install",
    "--no-env-file",
    "--config=/dev/null",
    resolve(import.meta.dir, "../../cli.ts"),
    "build",
  ],
  // On CI, Veloci would also store built files in its cache.
  env: { CI: "" },
  leftovers: ["dist", ".veloci", ".docusaurus", "node_modules"],
};
