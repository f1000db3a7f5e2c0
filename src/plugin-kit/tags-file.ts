/** The tags file of a docs version or blog (`tags.yml`). */

import { join } from "node:path";
import * as z from "zod/mini";
import { validate } from "../config/validate.ts";
import type { Reporter } from "../model/diagnostic.ts";
import { locateKey, readDataFile, type DataFile } from "../content/data-file.ts";
import { toSitePath } from "../content/files.ts";
import { labelField, pathBelowField } from "./front-matter.ts";
import { toTagPath, type DeclaredTag, type DeclaredTags } from "./tags.ts";

export const tagsFileSchema = z.record(
  z.string(),
  z.nullable(
    z.strictObject({
      label: z.optional(labelField),
      permalink: z.optional(pathBelowField),
      description: z.optional(z.string()),
    }),
  ),
);

export interface TagsFileRequest {
  readonly siteDir: string;
  /** Absolute folder the option is relative to. */
  readonly contentDir: string;
  /** File name; `false` = none; `undefined` = `tags.yml` if it exists. */
  readonly option: string | false | null | undefined;
  readonly report: Reporter;
}

/** The declared tags; `undefined` if the site has no tags file. Diagnostic for two tags with one permalink: `duplicate-tag`. */
export async function readTagsFile({
  siteDir,
  contentDir,
  option,
  report,
}: TagsFileRequest): Promise<DeclaredTags | undefined> {
  if (option === false || option === null) return undefined;
  const path = join(contentDir, option ?? "tags.yml");
  const file = await readDataFile(siteDir, path, report);
  if (file !== undefined) return toDeclaredTags(file, report);
  if (option !== undefined && !(await Bun.file(path).exists())) {
    report.error({
      code: "missing-tags-file",
      message: `The tags file \`${toSitePath(siteDir, path)}\` does not exist.`,
      hint: "Create it, or set the option `tags` to `false`.",
    });
  }
  return undefined;
}

function toDeclaredTags(file: DataFile, report: Reporter): DeclaredTags | undefined {
  const locate = (path: readonly (string | number)[]) => locateKey(file.text, path);
  const declared = validate(tagsFileSchema, file.value ?? {}, {
    file: file.path,
    label: "tags file field",
    report,
    locate,
  });
  if (declared === undefined) return undefined;
  const tags: Record<string, DeclaredTag> = Object.create(null);
  const keys = new Map<string, string>();
  for (const [key, value] of Object.entries(declared)) {
    const { label = upperFirst(key), permalink = toTagPath(key), description } = value ?? {};
    tags[key] = { label, permalink, ...(description === undefined ? {} : { description }) };
    const other = keys.get(permalink);
    if (other === undefined) keys.set(permalink, key);
    else reportDuplicate(file, { keys: [other, key], permalink }, report);
  }
  return { file: file.path, tags };
}

function reportDuplicate(
  file: DataFile,
  { keys, permalink }: { readonly keys: readonly [string, string]; readonly permalink: string },
  report: Reporter,
): void {
  report.error({
    code: "duplicate-tag",
    message: `Tags \`${keys[0]}\` and \`${keys[1]}\` have the same permalink \`${permalink}\`.`,
    file: file.path,
    ...locateKey(file.text, [keys[1]]),
    length: keys[1].length,
  });
}

/** Label of a tag without one: its key, capitalized, as in the format. */
function upperFirst(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}
