import { expect, test } from "bun:test";
import { offlineZip } from "../../../src/emit/offline-zip/offline-zip.ts";
import { makeReporter } from "../../../src/report/reporter.ts";
import { makeFolder } from "../../support/site.ts";
import { unzip } from "../../support/unzip.ts";

async function copyOf(files: Readonly<Record<string, string>>, scripts = new Map([["x.js", "go()"]])) {
  await using folder = await makeFolder();
  for (const [path, text] of Object.entries(files)) await folder.write(`site/${path}`, text);
  const report = makeReporter();
  const outputs = await Array.fromAsync(
    offlineZip(folder.path("site"), {
      config: { url: "https://example.com/", baseUrl: "/b/" },
      nonExact: [],
      entry: "site.js",
      replaced: new Set(["site.js"]),
      scripts: async () => scripts,
      script: "x.js",
      workDir: folder.path("work"),
      report,
    }),
  );
  const [content] = outputs.map((output) => output.content as { readonly copy: string });
  const unzipped = content ? unzip(await Bun.file(content.copy).bytes()) : [];
  return {
    diagnostics: report.diagnostics,
    files: Object.fromEntries(unzipped.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()])),
  };
}

test("pages link to each other with relative URLs, even if a file had to be renamed", async () => {
  const { files } = await copyOf({
    "index.html": `<a href="/b/aux/">x</a><script type="module" src="/b/site.js"></script>`,
    "aux/index.html": `<a href="/b/">up</a><img src="/b/a:b.png"><a href="/b/gone">gone</a><a href="/other">other</a>`,
    "a:b.png": "",
    "site.js": "import './main.js'",
    "veloci-manifest.json": "{}",
    _headers: "",
  });
  expect(files).toEqual({
    "a-b.png": "",
    "aux_/index.html": `<a href="../index.html">up</a><img src="../a-b.png"><a href="https://example.com/b/gone">gone</a><a href="https://example.com/other">other</a>`,
    "index.html": `<a href="aux_/index.html">x</a><script defer src="x.js" data-root=""></script>`,
    "x.js": "go()",
  });
});

test("data files become scripts with their text, and Markdown files exist in both forms", async () => {
  const { files } = await copyOf({ "assets/data/a.json": `{"a":"</script>\u2028"}`, "a.md": "# A" });
  expect(Object.keys(files).sort()).toEqual(["a.md", "a.md.js", "assets/data/a.json.js", "x.js"]);
  const held = { held: "" };
  new Function("document", files["assets/data/a.json.js"] ?? "")({ currentScript: held });
  expect(JSON.parse(held.held)).toEqual({ a: "</script>\u2028" });
});

test("a copy with more files than a zip file can contain is rejected", async () => {
  const many = new Map(Array.from({ length: 65_536 }, (_, index) => [`${index}.js`, ""]));
  const { files, diagnostics } = await copyOf({ "a.txt": "" }, many);
  expect(files).toEqual({});
  expect(diagnostics).toEqual([
    {
      code: "offline-zip-too-large",
      severity: "error",
      message: "The offline copy of the site has 65537 files, which is more than a zip file can hold.",
      hint: "A zip file has at most 65,535 files and 4 GiB. Build without `--offline-zip`.",
    },
  ]);
});
