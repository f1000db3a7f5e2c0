/** SPEC §6: roles and permissions. */

import { expect, test } from "bun:test";
import { shownSite } from "./bundled-site.ts";

const site = shownSite();

test("§6 everything is public: each page answers without credentials, and no cookie is set", async () => {
  const paths = (await site.paths()).filter((path) => !path.endsWith(".html"));
  const answers = await Promise.all(paths.map((path) => fetch(site.url + encodeURI(path), { method: "HEAD" })));
  expect(answers.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([]);
  expect(answers.filter(({ headers }) => headers.has("set-cookie"))).toEqual([]);
});

test("§6 there is nothing to sign in to: no page asks for a password", async () => {
  for (const path of await site.paths()) {
    expect({ path, asks: /<input[^>]*type="?password/i.test(await site.html(path)) }).toEqual({ path, asks: false });
  }
});
