/** Makes a site of the samples of one page, and says what the program has to say about it. */

import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { buildSite, loadGraph } from "../../src/pipeline/commands.ts";
import { makeProgress } from "../../src/terminal/progress.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { formatDiagnostics } from "../../src/report/print.ts";
import { configText, makeFolder, type TestSite } from "../support/site.ts";
import { BASE, EXTRA, PROPS } from "./base-site.ts";
import type { Sample } from "./read-samples.ts";
import { isConfig, toConfig, toConfigModule } from "./to-config.ts";

const CODE = ["js", "jsx", "ts", "tsx"];
const HOME = "export default () => <main>Home</main>;\n";

/** Files that are elsewhere than their titles say, in short. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "_greeting.mdx": "docs/_greeting.mdx",
  "CHANGELOG.md": "../CHANGELOG.md",
};

/** What the program says about the samples of a page; empty when all of them work. */
export async function runSamples(page: string, samples: readonly Sample[]): Promise<string> {
  await using folder = await makeFolder();
  const site = inFolder(folder);
  for (const [path, text] of Object.entries({ ...BASE, ...EXTRA[page] })) await site.write(path, text);
  for (const sample of samples) await writeSample(site, sample);
  const configs = samples.filter(({ title }) => isConfig(title));
  for (const config of configs) await writeConfig(site, config);
  const hasComponents = samples.some((sample) => isComponent(sample));
  if (!EXTRA[page]?.["docusaurus.config.ts"]) await site.write("docusaurus.config.ts", defaultConfig(samples));
  const others = samples.filter((sample) => !configs.includes(sample));
  const said = [];
  if (others.length > 0) said.push(await sayOf(site, { shown: others, isBuilt: hasComponents }));
  for (const config of configs) {
    // A page may show several sites: what follows a config is part of its site.
    for (const sample of samplesBelow(config, samples)) await writeSample(site, sample);
    said.push(await sayOf(site, { shown: [config, ...others], configPath: configName(config) }));
  }
  return said.filter((text) => text !== "").join("\n\n");
}

/** The samples between a config and the next one. */
function samplesBelow(config: Sample, samples: readonly Sample[]): readonly Sample[] {
  const below = samples.slice(samples.indexOf(config) + 1);
  const next = below.findIndex(({ title }) => isConfig(title));
  return next === -1 ? below : below.slice(0, next);
}

function inFolder(folder: TestSite): TestSite {
  const path = (relative: string): string => folder.path(join("site", relative));
  return { ...folder, dir: path(""), path, write: (relative, text) => folder.write(join("site", relative), text) };
}

/** Plugins that the page shows are part of the site. */
function defaultConfig(samples: readonly Sample[]): string {
  const plugins = samples.flatMap(({ title }) => /^src\/plugins\/\w[\w-]*(?=\/index\.)/.exec(title ?? "")?.[0] ?? []);
  const docs = { sidebarPath: "./sidebars.ts" };
  return configText({
    presets: [["classic", { docs }]],
    plugins: [...new Set(plugins)].map((path) => `./${path}`),
    themes: ["live-codeblock"],
    markdown: { mermaid: true },
  });
}

interface Run {
  readonly shown: readonly Sample[];
  readonly configPath?: string;
  readonly isBuilt?: boolean;
}

async function sayOf(site: TestSite, { shown, isBuilt, ...rest }: Run): Promise<string> {
  await writeHome(site, shown);
  const request = { siteDir: site.dir, progress: makeProgress(), ...rest };
  const { diagnostics } = isBuilt
    ? await buildSite({ ...request, minify: false })
    : (await loadGraph({ ...request })).report;
  return formatMistakes(diagnostics, site.dir);
}

/** Samples may make the home page themselves. */
async function writeHome(site: TestSite, shown: readonly Sample[]): Promise<void> {
  const hasHome = shown.some(({ title = "", code }) => {
    return (
      /src\/pages\/index\.[jt]s|playground\/docs\/index/.test(title) || /^slug: \/$|routeBasePath: "\/"/m.test(code)
    );
  });
  await (hasHome ? rm(site.path("src/pages/index.jsx"), { force: true }) : site.write("src/pages/index.jsx", HOME));
}

/** Information is no mistake, and no sample can say which computer it runs on. */
export function formatMistakes(diagnostics: readonly Diagnostic[], siteDir: string): string {
  return formatDiagnostics(
    diagnostics.filter(({ severity, code }) => severity !== "info" && code !== "no-git-history"),
    { siteDir },
  );
}

function configName({ line }: Sample): string {
  return `config-${line}.ts`;
}

async function writeConfig(site: TestSite, sample: Sample): Promise<void> {
  const name = `fields-${sample.line}.${/\w+$/.exec(sample.title ?? "")?.[0] ?? "ts"}`;
  await site.write(name, toConfigModule(sample.code));
  await site.write(configName(sample), toConfig(name));
}

/** Whether a sample is a module with a component that can be shown. */
function isComponent({ language, title = "", code }: Sample): boolean {
  return /^[jt]sx$/.test(language) && /export default function [A-Z]/.test(code) && !/theme\/|Types\.js/.test(title);
}

async function writeSample(site: TestSite, sample: Sample): Promise<void> {
  const { title, line, language, code } = sample;
  if (isConfig(title)) return;
  if (title?.includes("/") || (title !== undefined && /\.\w+$/.test(title))) {
    const path = title.replace(/^(my-site|playground)\//, "");
    if (!path.startsWith("dist/")) await site.write(ELSEWHERE[path] ?? path, `${code}\n`);
    if (isComponent(sample) && !/^src\/(pages|plugins)\//.test(path)) await writePage(site, sample, `@site/${path}`);
  } else if (language === "md" || language === "mdx") {
    await site.write(`docs/sample-${line}.${language}`, `${code}\n`);
  } else if (CODE.includes(language) && isComponent(sample)) {
    await site.write(`src/samples/sample-${line}.${language}`, code);
    await writePage(site, sample, `@site/src/samples/sample-${line}.${language}`);
  }
}

/** A page that shows a component. */
async function writePage(site: TestSite, { page, line }: Sample, path: string): Promise<void> {
  const name = basename(path).replace(/\.\w+$/, "");
  const props = PROPS[`${page} ${name}`] ?? PROPS[`${page}:${line}`] ?? "";
  await site.write(
    `src/pages/sample-${line}.jsx`,
    `import Sample from "${path}";\nexport default () => <Sample ${props} />;\n`,
  );
}
