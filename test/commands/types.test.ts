/** `veloci types`: what it says afterwards. What it writes is tested in `test/types`. */

import { expect, test } from "bun:test";
import { runCli } from "../support/cli.ts";
import { makeSite } from "../support/site.ts";

test("says how editors find the types, unless the site's settings already extend them", async () => {
  await using site = await makeSite();
  const run = async (): Promise<string> => (await runCli(["types", site.dir])).stdout.replace(/\d+/, "N");
  expect(await run()).toMatchInlineSnapshot(`
    "Wrote N files to \`.veloci\`. Editors use them with \`"extends": "./.veloci/types/tsconfig.json"\` in \`tsconfig.json\` or \`jsconfig.json\`.
    "
  `);
  await site.write("jsconfig.json", '{ "extends": "./.veloci/types/tsconfig.json" }\n');
  expect(await run()).toBe("Wrote N files to `.veloci`.\n");
});
