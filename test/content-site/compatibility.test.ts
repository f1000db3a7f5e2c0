/** The compatibility page of the manual says what the support table says. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { COMPATIBILITY_PAGE, renderCompatibilityPage, SHOWN_AREAS } from "../../scripts/compatibility-page.ts";
import { SUPPORT } from "../../src/config/support.ts";
import { projectDir } from "../support/paths.ts";

test("the page matches the table; `bun scripts/write-compatibility.ts` updates it", async () => {
  expect(await Bun.file(join(projectDir, COMPATIBILITY_PAGE)).text()).toBe(renderCompatibilityPage());
});

test("the page shows every area of the table once", () => {
  expect([...SHOWN_AREAS].sort()).toEqual((Object.keys(SUPPORT) as typeof SHOWN_AREAS).toSorted());
});
