/** The page about the architecture shows the document that a build makes. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { loadGraph } from "../../src/pipeline/commands.ts";
import { makeProgress } from "../../src/terminal/progress.ts";
import { projectDir } from "../support/paths.ts";
import { configText, makeSite } from "../support/site.ts";
import { readSamples } from "./read-samples.ts";

const PAGE = "advanced/architecture.md";

test("the document of the example is the one that the page shows", async () => {
  const samples = readSamples(PAGE, await Bun.file(join(projectDir, "content/docs", PAGE)).text());
  const codeOf = (language: string): string => samples.find((sample) => sample.language === language)?.code ?? "";
  await using site = await makeSite({
    "docusaurus.config.mjs": configText({ presets: ["classic"] }),
    "docs/tour.md": `${codeOf("md")}\n`,
    "docs/more.md": "# More\n",
    "docs/img/wave.png": await Bun.file(join(projectDir, "public/img/icon-192.png")).bytes(),
    "src/pages/index.md": "# Home\n",
  });
  const { graph } = await loadGraph({ siteDir: site.dir, progress: makeProgress() });
  expect(JSON.parse(JSON.stringify(graph?.documents["docs/tour.md"]))).toMatchObject(
    JSON.parse(codeOf("json")) as object,
  );
  expect(graph?.slotUrls["docs/tour.md"]).toEqual([
    { url: "/docs/more" },
    { url: "/assets/images/wave-8c9ed613.png", width: 192, height: 192 },
  ]);
});
