/** Previous and next pages. In: docs and the ways through the sidebars. Out: the sidebar and the neighbours of each doc. */

import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import type { NavLink } from "../../model/docs.ts";
import { nearestName } from "../../report/nearest.ts";
import type { DocEntity } from "./doc-entity.ts";
import type { ResolvedSidebar, Stop } from "./sidebars/resolve.ts";

export interface DocNavigation {
  readonly sidebar?: string;
  readonly previous?: NavLink;
  readonly next?: NavLink;
}

/** What is next to a stop of a sidebar. */
export interface Neighbours {
  readonly previous?: NavLink;
  readonly next?: NavLink;
}

export interface NavigationContext {
  readonly sidebars: ReadonlyMap<string, ResolvedSidebar>;
  readonly docsById: ReadonlyMap<string, DocEntity>;
  readonly report: Reporter;
}

/** Makes the function that finds a doc's sidebar and neighbours. Unlisted docs are no neighbours of anyone. */
export function makeNavigation(context: NavigationContext): (doc: DocEntity) => DocNavigation {
  const homes = new Map<string, string>();
  const ways = new Map<string, ReadonlyMap<string, Neighbours>>();
  for (const [name, { stops }] of context.sidebars) {
    ways.set(name, neighboursByStop(stops.filter(({ docId }) => !docId || !context.docsById.get(docId)?.unlisted)));
    for (const { docId } of stops) if (docId !== undefined && !homes.has(docId)) homes.set(docId, name);
  }
  return (doc) => {
    const sidebar = sidebarOf(doc, homes, context);
    const around = sidebar === undefined ? undefined : ways.get(sidebar)?.get(doc.permalink);
    const previous = override(doc, "pagination_prev", context) ?? around?.previous;
    const next = override(doc, "pagination_next", context) ?? around?.next;
    return {
      ...(sidebar === undefined ? {} : { sidebar }),
      ...(previous && previous !== NONE ? { previous } : {}),
      ...(next && next !== NONE ? { next } : {}),
    };
  };
}

/** Neighbours by permalink; of a page that is there twice, the first place counts. */
export function neighboursByStop(stops: readonly Stop[]): Map<string, Neighbours> {
  const found = new Map<string, Neighbours>();
  stops.forEach(({ permalink }, index) => {
    if (found.has(permalink)) return;
    const previous = stops[index - 1];
    const next = stops[index + 1];
    found.set(permalink, { ...(previous && { previous: toLink(previous) }), ...(next && { next: toLink(next) }) });
  });
  return found;
}

function toLink({ title, permalink }: Stop): NavLink {
  return { title, permalink };
}

function sidebarOf(
  doc: DocEntity,
  homes: ReadonlyMap<string, string>,
  { sidebars, report }: NavigationContext,
): string | undefined {
  const wanted = doc.fields.displayed_sidebar;
  if (wanted === null) return undefined;
  if (wanted === undefined) return homes.get(doc.id);
  if (sidebars.has(wanted)) return wanted;
  const near = nearestName(wanted, sidebars.keys());
  report.add({
    code: "unknown-sidebar-id",
    severity: "error",
    message: `\`displayed_sidebar\` names the sidebar \`${wanted}\`, which does not exist.`,
    hint: near ? `Did you mean \`${near}\`?` : `Sidebars are: ${[...sidebars.keys()].join(", ")}.`,
    ...placeOf(doc, "displayed_sidebar"),
  });
  return undefined;
}

/** The author wants no link here. */
const NONE: NavLink = { title: "", permalink: "" };

function override(
  doc: DocEntity,
  field: "pagination_prev" | "pagination_next",
  context: NavigationContext,
): NavLink | undefined {
  const id = doc.fields[field];
  if (id === undefined) return undefined;
  if (id === null) return NONE;
  const target = context.docsById.get(id);
  if (target) {
    const { fields, title, permalink } = target;
    return { title: fields.pagination_label ?? fields.sidebar_label ?? title, permalink };
  }
  const near = nearestName(id, context.docsById.keys());
  context.report.add({
    code: "unknown-doc-id",
    severity: "error",
    message: `\`${field}\` names the doc \`${id}\`, which does not exist.`,
    ...(near ? { hint: `Did you mean \`${near}\`?` } : {}),
    ...placeOf(doc, field),
  });
  return undefined;
}

function placeOf({ document }: DocEntity, field: string): Pick<Diagnostic, "file" | "line" | "column"> {
  return { file: document.path, ...document.frontMatterPositions[field] };
}
