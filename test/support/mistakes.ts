/** Builds of sites with mistakes. */

import { expect } from "bun:test";
import { buildFixture } from "./cli.ts";

const HOME = { "src/pages/index.md": "# Home\n" };

/** What a build of the files says; it must fail, and leave nothing. */
export async function mistakesOf(files: Readonly<Record<string, string>>): Promise<string> {
  await using built = await buildFixture({ ...HOME, ...files });
  expect(built.code).toBe(1);
  expect(await built.files()).toEqual([]);
  return built.stderr;
}
