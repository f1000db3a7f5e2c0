/** Where things of the project are, for tests. Out: absolute paths, whatever the working directory. */

import { join, resolve } from "node:path";

/** Root of the project. */
export const projectDir = resolve(import.meta.dir, "../..");

/** The command line, interpreted. */
export const cliPath = join(projectDir, "cli.ts");

/** Folder of the fixture sites; each test works on a copy. */
export const fixtureDir = join(projectDir, "test/sites");
