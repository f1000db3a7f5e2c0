/** The clients of hosted search engines are in chunks of their own, and the server has none of them. */

import { expect, test } from "bun:test";
import { readBuiltTheme } from "../support/built-theme.ts";

/** What the client of each engine sends. */
const SIGNS = { algolia: "x-algolia-api-key", typesense: "X-TYPESENSE-API-KEY", meilisearch: "X-Meilisearch-Client" };

test("each client is in one chunk that neither the server nor the first page loads", async () => {
  const { files, main, preload, server } = await readBuiltTheme();
  for (const [name, sign] of Object.entries(SIGNS)) {
    const having = Object.keys(files).filter((path) => files[path]?.includes(sign));
    expect(having).toEqual([expect.stringMatching(new RegExp(`^assets/js/${name}-[\\da-f]{8}\\.js$`))]);
    expect([main, ...preload]).not.toContain(having[0]);
    expect(server).not.toContain(sign);
  }
}, 60_000);
