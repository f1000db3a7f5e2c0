/** A program that prints the built theme as JSON. Its working directory is the folder of the sources. */

import { buildTheme } from "./theme-build.ts";

await Bun.write(Bun.stdout, JSON.stringify(await buildTheme(process.cwd())));
