import type { OutputFile } from "../model/build.ts";
import type { Graph } from "../model/graph.ts";
import type { Route } from "../model/route.ts";
import type { Rendering } from "../render/rendering.ts";
import { makeCollector } from "../system/garbage.ts";
import { joinUrl } from "../url/paths.ts";
import { isDated, type Outline, outlinePages, type OutlineSection } from "./outline.ts";
import { FULL, fullEntry, openPageFiles, SOURCE } from "./page-files.ts";
import { type PageTexts, toLinkLine } from "./page-texts.ts";
import { llmsSettings } from "../graph/llms-settings.ts";
import { WrittenTexts } from "./written-texts.ts";

const SUMMARY = "llms.txt";

/** All of them; none if `themeConfig.llms` is `false`. A file of the site takes precedence. */
export function* llmsFiles(rendering: Rendering): Generator<OutputFile> {
  const { staticPaths } = rendering;
  for (const file of machineFiles(rendering)) if (!staticPaths.has(file.path)) yield file;
}

function* machineFiles(rendering: Rendering): Generator<OutputFile> {
  const { graph, noIndex } = rendering;
  const settings = llmsSettings(graph.site.config);
  if (!settings) return;
  const { files, texts } = openPageFiles(rendering);
  const isListed = ({ path, unlisted }: Route): boolean => !unlisted && !noIndex.has(path) && !settings.isIgnored(path);
  const listed = new Map([...texts.pages].filter(([, { route }]) => isListed(route)));
  const outline = outlinePages(rendering, listed);
  using written = new WrittenTexts();
  const collect = makeCollector();
  for (const page of texts.pages.values()) {
    const { text, file } = files.make(page);
    if (listed.has(page.route.path)) written.add(page.route.path, text);
    yield file;
    collect();
  }
  if (listed.size > 0) yield* summaries({ graph, outline, texts, written });
}

interface SummariesRequest {
  readonly graph: Graph;
  readonly outline: Outline;
  readonly texts: PageTexts;
  readonly written: WrittenTexts;
}

/** `llms.txt`, and one file with everything for each version. */
function* summaries({ graph, outline, texts, written }: SummariesRequest): Generator<OutputFile> {
  const { baseUrl } = graph.site.config;
  const latest = outline.volumes.filter(({ volume }) => volume.isLatest);
  const older = outline.volumes.filter(({ volume }) => !volume.isLatest);
  const pages = outline.others.filter((section) => !isDated(section.pages));
  const inFull = latest.length > 0 ? [...latest.flatMap(({ sections }) => sections), ...pages] : outline.others;
  const full = (sections: readonly OutlineSection[], name: string) => written.join(toFull(sections, name, written));
  const title = graph.site.config.title;
  yield { path: FULL, content: full(inFull, title), source: SOURCE };
  const links = [{ title: "Everything in one file", url: texts.whole(baseUrl + FULL), description: "" }];
  for (const { volume, sections } of older) {
    if (sections.length === 0) continue;
    const path = joinUrl(volume.path, FULL);
    links.push({ title: `Version ${volume.label} in one file`, url: texts.whole(path), description: "" });
    yield { path: path.slice(baseUrl.length), content: full(sections, `${title} ${volume.label}`), source: SOURCE };
  }
  const sections = [...latest.flatMap((volume) => volume.sections), ...outline.others];
  yield { path: SUMMARY, content: toSummary(sections, links, graph), source: SOURCE };
}

type LinkLine = Parameters<typeof toLinkLine>[0];

function toSummary(sections: readonly OutlineSection[], links: readonly LinkLine[], { site }: Graph): string {
  const { title, tagline } = site.config;
  const parts = sections.map((section) => {
    const lines = section.pages.map((page) => toLinkLine({ ...page.about, url: page.markdownUrl }));
    return `## ${section.title}\n\n${lines.join("\n")}`;
  });
  const optional = `## Optional\n\n${links.map(toLinkLine).join("\n")}`;
  return `${[`# ${title}`, ...(tagline ? [`> ${tagline}`] : []), ...parts, optional].join("\n\n")}\n`;
}

function* toFull(sections: readonly OutlineSection[], title: string, written: WrittenTexts): Generator<string> {
  yield `# ${title}\n\n`;
  const pages = sections.flatMap((section) => section.pages);
  const collect = makeCollector();
  for (const [index, { route, url }] of pages.entries()) {
    collect();
    yield (index === 0 ? "" : "\n\n---\n\n") + fullEntry(url, written.read(route.path));
  }
  yield "\n";
}
