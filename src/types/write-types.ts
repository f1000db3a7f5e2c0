/** Writes the type declarations and schemas into `.veloci/`. Returns their number. Keeps the old folder until the new one is complete. */

import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { JsonObject } from "../model/json.ts";
import { makeDeclarations, type OptionSchemas } from "./declarations.ts";
import { loadTypeFiles } from "./load-files.ts";
import { makeTsconfig } from "./tsconfig.ts";

export interface TypesRequest {
  readonly siteDir: string;
  readonly options: OptionSchemas;
  /** Schemas by file name, such as `docs-front-matter`. */
  readonly schemas: Readonly<Record<string, JsonObject>>;
}

/** Throws system errors. */
export async function writeTypes({ siteDir, options, schemas }: TypesRequest): Promise<{ readonly files: number }> {
  const declared = makeDeclarations(options);
  const hasReact = hasTypesOfReact(siteDir);
  const loaded = Object.entries(await loadTypeFiles()).filter(([path]) => !hasReact || !path.startsWith("packages/"));
  const files = {
    ...Object.fromEntries(loaded.map(([path, text]) => [`types/${path}`, text])),
    ...Object.fromEntries(Object.entries(declared).map(([path, text]) => [`types/${path}`, text])),
    "types/tsconfig.json": makeTsconfig(declared, hasReact),
    ...Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [`schemas/${name}.json`, toText(name, schema)]),
    ),
  };
  const home = join(siteDir, ".veloci");
  mkdirSync(home, { recursive: true });
  const temporary = mkdtempSync(join(home, "new-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(temporary, path)), { recursive: true });
      writeFileSync(join(temporary, path), text);
    }
    for (const name of ["types", "schemas"]) {
      rmSync(join(home, name), { recursive: true, force: true });
      renameSync(join(temporary, name), join(home, name));
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return { files: Object.keys(files).length };
}

/** Two copies of React's types would be incompatible. */
function hasTypesOfReact(siteDir: string): boolean {
  try {
    return existsSync(createRequire(join(siteDir, "package.json")).resolve("@types/react/package.json"));
  } catch {
    return false;
  }
}

function toText(name: string, schema: JsonObject): string {
  const head = { $schema: "https://json-schema.org/draft/2020-12/schema", title: name.replaceAll("-", " ") };
  return `${JSON.stringify({ ...head, ...schema }, null, 2)}\n`;
}
