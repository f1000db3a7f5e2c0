/** Previous and next pages. */

import { fieldPlace } from "../../plugin-kit/front-matter.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { NavLink } from "../../model/docs.ts";
import { didYouMean, nearestName } from "../../report/nearest.ts";
import { type DocEntity, labelOf } from "./doc-entity.ts";
import type { ResolvedSidebar, Stop } from "./sidebars/resolve.ts";

/** The neighbors of a page. */
export interface Neighbors {
  readonly previous?: NavLink;
  readonly next?: NavLink;
}

export interface DocNavigation extends Neighbors {
  readonly sidebar?: string;
}

export interface NavigationContext {
  readonly sidebars: ReadonlyMap<string, ResolvedSidebar>;
  readonly docsById: ReadonlyMap<string, DocEntity>;
  readonly report: Reporter;
}

/** Makes the function that finds a doc's sidebar and neighbors. Diagnostics: `unknown-sidebar-id`, `unknown-doc-id`. */
export function makeNavigation(context: NavigationContext): (doc: DocEntity) => DocNavigation {
  const homes = new Map<string, string>();
  const ways = new Map<string, ReadonlyMap<string, Neighbors>>();
  // If several sidebars list a doc, the format takes the last one.
  for (const [name, { stops }] of context.sidebars) {
    ways.set(name, neighborsByPage(stops));
    for (const { docId } of stops) if (docId !== undefined) homes.set(docId, name);
  }
  return (doc) => {
    const sidebar = sidebarOf(doc, homes, context);
    const around = sidebar === undefined ? undefined : ways.get(sidebar)?.get(doc.id);
    const previous = chosenLink(doc, "pagination_prev", context) ?? around?.previous;
    const next = chosenLink(doc, "pagination_next", context) ?? around?.next;
    return {
      ...(sidebar === undefined ? {} : { sidebar }),
      ...(previous === undefined || doc.fields.pagination_prev === null ? {} : { previous }),
      ...(next === undefined || doc.fields.pagination_next === null ? {} : { next }),
    };
  };
}

/**
 * Neighbors by doc ID, or by permalink for pages of categories. Unlisted docs have none and are skipped. If a page
 * occurs twice, the first occurrence counts.
 */
export function neighborsByPage(stops: readonly Stop[]): Map<string, Neighbors> {
  const found = new Map<string, Neighbors>();
  const listed = stops.filter(({ unlisted }) => !unlisted);
  // Each link is shared by the pages on both sides.
  const links = listed.map(({ title, permalink }): NavLink => ({ title, permalink }));
  for (const [index, { docId, permalink }] of listed.entries()) {
    const key = docId ?? permalink;
    if (found.has(key)) continue;
    const previous = links[index - 1];
    const next = links[index + 1];
    found.set(key, { ...(previous && { previous }), ...(next && { next }) });
  }
  return found;
}

function sidebarOf(
  doc: DocEntity,
  homes: ReadonlyMap<string, string>,
  { sidebars, report }: NavigationContext,
): string | undefined {
  const requested = doc.fields.displayed_sidebar;
  if (requested === undefined) return homes.get(doc.id);
  if (requested === null) return undefined;
  if (sidebars.has(requested)) return requested;
  const names = [...sidebars.keys()];
  report.error({
    code: "unknown-sidebar-id",
    message: `\`displayed_sidebar\` names the sidebar \`${requested}\`, which does not exist.`,
    hint:
      didYouMean(nearestName(requested, names)) ?? `The sidebars are ${names.map((name) => `\`${name}\``).join(", ")}.`,
    ...fieldPlace(doc.document, "displayed_sidebar"),
  });
  return undefined;
}

/** The doc that front matter names in place of the neighbor. */
function chosenLink(
  doc: DocEntity,
  field: "pagination_prev" | "pagination_next",
  { docsById, report }: NavigationContext,
): NavLink | undefined {
  const id = doc.fields[field];
  if (id === undefined || id === null) return undefined;
  const target = docsById.get(id);
  if (target) {
    return { title: target.fields.pagination_label ?? labelOf(target), permalink: target.permalink };
  }
  report.error({
    code: "unknown-doc-id",
    message: `\`${field}\` names the doc \`${id}\`, which does not exist.`,
    hint: didYouMean(nearestName(id, docsById.keys())) ?? `Set \`${field}\` to \`null\` for no link.`,
    ...fieldPlace(doc.document, field),
  });
  return undefined;
}
