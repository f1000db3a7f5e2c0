/** Compressed copies beside the text files of a built site. */

import { describe, expect, test } from "bun:test";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { precompress } from "../../src/emit/precompress.ts";
import type { OutputFile } from "../../src/model/build.ts";
import { buildFixture, serveBuilt } from "../support/cli.ts";
import { useTemporaryFolders } from "./temporary-folder.ts";

const makeFolder = useTemporaryFolders();

const TEXT = "The same words again and again. ".repeat(100);

async function copiesOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<Map<string, Buffer>> {
  const dir = makeFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), content);
  }
  const copies: OutputFile[] = [];
  for await (const copy of precompress(dir, () => {})) copies.push(copy);
  return new Map(copies.map(({ path, content }) => [path, Buffer.from(content as Uint8Array)]));
}

describe("copies", () => {
  test("are made of text files, with brotli and gzip", async () => {
    const texts = Array.from({ length: 30 }, (_, index) => [`docs/${index}/index.html`, `${TEXT}${index}`] as const);
    const copies = await copiesOf(Object.fromEntries(texts));
    expect(copies.size).toBe(60);
    for (const [path, text] of texts) {
      expect(brotliDecompressSync(copies.get(`${path}.br`) ?? "").toString()).toBe(text);
      expect(gunzipSync(copies.get(`${path}.gz`) ?? "").toString()).toBe(text);
    }
  });

  test("have the same bytes each time and on each system", async () => {
    const [one, other] = await Promise.all([copiesOf({ "a.js": TEXT }), copiesOf({ "a.js": TEXT })]);
    expect(one).toEqual(other);
    expect([...(one.get("a.js.gz")?.subarray(4, 10) ?? [])]).toEqual([0, 0, 0, 0, 2, 255]);
  });

  test("are skipped for short, binary or incompressible files, and existing copies", async () => {
    const noise = crypto.getRandomValues(new Uint8Array(4000));
    const files = { "short.txt": "short", "noise.txt": noise, "a.png": TEXT, "a.woff2": TEXT, "x.css": TEXT };
    expect([...(await copiesOf({ ...files, "x.css.br": "own" })).keys()]).toEqual(["x.css.gz"]);
  });
});

test("`build --precompress` compresses the files of plugins too, and `serve` sends the copies", async () => {
  const append = `require("fs").appendFileSync(outDir + "/index.html", "<!-- late -->")`;
  const files = {
    "docusaurus.config.js": `module.exports = { title: "A", url: "https://a.example", baseUrl: "/", csp: true,
      plugins: ["@docusaurus/plugin-content-pages", () => ({ name: "own", postBuild: ({ outDir }) => ${append} })] };`,
    "src/pages/index.md": "# Home\n",
    "static/image.png": TEXT,
  };
  await using built = await buildFixture(files, { args: ["--precompress"] });
  expect([built.code, built.stderr]).toEqual([0, ""]);
  const paths = await built.files();
  const texts = paths.filter((path) => /\.(?:html|js|css|json|md|txt|xml)$/.test(path) && paths.includes(`${path}.br`));
  expect(texts).toContain("index.html");
  for (const path of texts) {
    const plain = readFileSync(join(built.outDir, path));
    expect(brotliDecompressSync(readFileSync(join(built.outDir, `${path}.br`))).equals(plain)).toBe(true);
    expect(gunzipSync(readFileSync(join(built.outDir, `${path}.gz`))).equals(plain)).toBe(true);
  }
  expect(await built.read("index.html")).toEndWith("<!-- late -->");
  expect(paths.filter((path) => /^veloci-manifest.*(?:br|gz)$|png\.(?:br|gz)$/.test(path))).toEqual([]);
  await using served = await serveBuilt(built);
  const response = await fetch(`${served.url}/`, { headers: { "accept-encoding": "br" }, decompress: false });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(Buffer.from(await response.bytes()).equals(readFileSync(join(built.outDir, "index.html.br")))).toBe(true);
  await using plain = await buildFixture(files);
  expect((await plain.files()).filter((path) => /\.(?:br|gz)$/.test(path))).toEqual([]);
});
