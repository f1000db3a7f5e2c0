/** Reads the files that editors need to understand site code: sources of the theme and the client API, and React's types. */

import { readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { Glob } from "bun";

/** Text by path below `.veloci/types`. */
export type TypeFiles = Readonly<Record<string, string>>;

/** Sources that run in pages, and the types they share with the generator. */
const SOURCES = [
  "theme",
  ...["api", "shared", "browser", "server"].map((folder) => `src/runtime/${folder}`),
  ...["model", "url", "lookup"].map((folder) => `src/${folder}`),
].map((folder) => `${folder}/**/*.{ts,tsx}`);

const REACT = [
  "@types/{react,react-dom}/*.d.ts",
  "@types/{react,react-dom}/LICENSE",
  "csstype/index.d.ts",
  "csstype/LICENSE",
];

/** The directive that disables type checks in a file. Split in two, because it would otherwise apply to this file. */
const UNCHECKED = ["// @ts", "nocheck\n"].join("-");

/**
 * Returns the sources, which serve as declarations, so that "go to definition" shows the code. This project checks them with its
 * own settings; sites do not check them again.
 */
export function readTypeFiles(rootDir: string): TypeFiles {
  const sources = readAll(rootDir, SOURCES).map(([path, text]) => [`source/${path}`, UNCHECKED + text]);
  const packages = readAll(join(rootDir, "node_modules"), REACT).map(([path, text]) => [`packages/${path}`, text]);
  const written = readAll(join(rootDir, "templates/types"), ["*.d.ts"]);
  return Object.fromEntries([...sources, ...packages, ...written]) as TypeFiles;
}

function readAll(dir: string, patterns: readonly string[]): [path: string, text: string][] {
  const paths = patterns.flatMap((pattern) => [...new Glob(pattern).scanSync({ cwd: dir, onlyFiles: true })]).sort();
  return paths.map((path) => [path.split(sep).join("/"), readFileSync(join(dir, path), "utf8")]);
}
