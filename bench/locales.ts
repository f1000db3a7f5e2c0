/**
 * Measures the cost of locales: `bun bench/locales.ts [--pages 1000] [--runs 3]`. Prints CPU time, elapsed time and memory of a
 * build without cache, with one locale and with three, of which two translate half of the pages, and the ratio. The bar is 2.2.
 */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { writeSite } from "./generate-site.ts";
import { measure, type Measurement } from "./measure.ts";
import { makePage, pagePath } from "./page.ts";
import { toTable } from "./table.ts";

const TRANSLATED = "docusaurus-plugin-content-docs/current";

const { values } = parseArgs({
  options: { pages: { type: "string", default: "1000" }, runs: { type: "string", default: "3" } },
});
const [pages, runs] = [Number(values.pages), Number(values.runs)];

/** Translations use other words, so they are compiled like separate pages. */
async function translate(dir: string, locale: string): Promise<void> {
  for (let number = 0; number < pages - 1; number += 2) {
    const text = `${makePage(number, pages - 1)}\nTranslated to ${locale}.\n`;
    await Bun.write(join(dir, "i18n", locale, TRANSLATED, pagePath(number)), text);
  }
}

async function build(dir: string, locales: readonly string[]): Promise<Measurement> {
  const config = `module.exports = {
  title: "Bench", url: "https://example.com", baseUrl: "/", onBrokenLinks: "throw",
  i18n: { defaultLocale: "en", locales: ${JSON.stringify(locales)} },
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  themeConfig: { navbar: { title: "Bench", items: [{ type: "localeDropdown" }] } },
};
`;
  await Bun.write(join(dir, "docusaurus.config.js"), config);
  // Starts the program through `cli.ts`, as users do: otherwise, its restart would not be counted.
  return measure([join(import.meta.dir, "../cli.ts"), "build", dir, "--no-cache"], dir);
}

/** Returns the run with the least CPU time: other programs can only add to it. */
async function best(dir: string, locales: readonly string[]): Promise<Measurement> {
  const all: Measurement[] = [];
  for (let run = 0; run < runs; run++) all.push(await build(dir, locales));
  const [first] = all.sort((a, b) => a.cpuMs - b.cpuMs);
  if (!first) throw new Error("`--runs` must be at least 1.");
  return first;
}

const dir = await mkdtemp(join(tmpdir(), "veloci-bench-"));
try {
  await writeSite(dir, pages);
  for (const locale of ["fr", "ar"]) await translate(dir, locale);
  const toRow = (name: string, { cpuMs, wallMs, peakBytes }: Measurement): string[] => [
    name,
    `${(cpuMs / 1000).toFixed(2)} s`,
    `${(wallMs / 1000).toFixed(2)} s`,
    `${Math.round(peakBytes / 2 ** 20)} MiB`,
  ];
  const one = await best(dir, ["en"]);
  const three = await best(dir, ["en", "fr", "ar"]);
  console.log(
    toTable([[`${pages} pages`, "processor", "time", "memory"], toRow("one locale", one), toRow("three", three)]),
  );
  console.log(`Three locales take ${(three.cpuMs / one.cpuMs).toFixed(2)} times the processor time of one.`);
} finally {
  await rm(dir, { recursive: true, force: true });
}
