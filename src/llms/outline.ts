/** The reading order of a site. */

import { contentOf } from "../graph/content-of.ts";
import { toWords } from "../lookup/title-words.ts";
import type { Volume } from "../model/plugin.ts";
import type { Rendering } from "../render/rendering.ts";
import type { TextPage } from "./page-texts.ts";

export interface OutlineSection {
  readonly title: string;
  readonly pages: readonly TextPage[];
}

/** A volume with the pages that are in it. */
export interface OutlinedVolume {
  readonly volume: Volume;
  readonly sections: readonly OutlineSection[];
}

export interface Outline {
  readonly volumes: readonly OutlinedVolume[];
  /** Pages outside of volumes, by plugin. */
  readonly others: readonly OutlineSection[];
}

/** Sorts the pages; each occurs once. */
export function outlinePages(
  { graph, plugins }: Pick<Rendering, "graph" | "plugins">,
  pages: ReadonlyMap<string, TextPage>,
): Outline {
  const rest = new Map(pages);
  const take = (path: string): TextPage[] => {
    const page = rest.get(path);
    rest.delete(path);
    return page ? [page] : [];
  };
  const all = plugins.flatMap((plugin) => plugin.outline?.(contentOf(graph, plugin), graph.site) ?? []);
  const volumes = all.map((volume) => {
    const sections = volume.sections.map(({ title, paths }) => ({ title, pages: paths.flatMap(take) }));
    return { volume, sections: sections.filter((section) => section.pages.length > 0) };
  });
  return { volumes, others: outlineOthers([...rest.values()]) };
}

/** Posts by plugin, after their list; other pages before them. */
function outlineOthers(pages: readonly TextPage[]): OutlineSection[] {
  const byPlugin = Map.groupBy(pages, ({ route }) => `${route.plugin.name}/${route.plugin.id}`);
  const sections = [...byPlugin.values()].map((list) => ({ title: sectionTitle(list), pages: list }));
  return sections.sort((a, b) => Number(isDated(a.pages)) - Number(isDated(b.pages)));
}

function sectionTitle(pages: readonly TextPage[]): string {
  const list = pages.find(({ about }) => about.date === undefined);
  if (isDated(pages)) return list?.about.title ?? "Blog";
  const id = pages[0]?.route.plugin.id ?? "default";
  return id === "default" ? "Pages" : toWords(id);
}

/** Whether pages are posts and their lists. */
export function isDated(pages: readonly TextPage[]): boolean {
  return pages.some(({ about }) => about.date !== undefined);
}
