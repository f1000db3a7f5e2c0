/**
 * Reads and assembles for a site's plugin and the built-in plugins that it made. Returns its content, its recorded
 * calls, and the verbs that stages call on the built-in ones.
 */

import { basename } from "node:path";
import { FAILED } from "../../../config/import-module.ts";
import { toSitePath } from "../../../content/files.ts";
import type { HistoryRequest } from "../../../model/history.ts";
import type { AssembleContext, Found, Plugin, ReadContext } from "../../../model/plugin.ts";
import {
  type Requested,
  madeSources,
  pagesOf,
  recordContentLoaded,
  type Running,
  type SitePluginContent,
  NOTHING,
  readsAllContent,
} from "../record.ts";
import type { BuiltIn } from "./built-in.ts";

/** Facts about a plugin before anything is compiled. */
export interface Recorded extends Found {
  /** `loadContent`, which may wait for files to be compiled. */
  readonly loading: Promise<unknown>;
  /** Absent while it waits. */
  readonly requested?: Requested;
}

type Wrapping = Running & { readonly builtIns: readonly BuiltIn[] };

/** Whether `contentLoaded` waits for the contents of all plugins. One that makes a built-in plugin only hands them on to it. */
export function isLate({ plugin, builtIns }: Wrapping): boolean {
  return builtIns.length === 0 && readsAllContent(plugin);
}

/** Lets `loadContent` run as far as possible without compiled files; built-in plugins whose content it requests read theirs. */
export async function readPlugin(
  wrapping: Wrapping,
  context: ReadContext,
  loading: Promise<unknown>,
): Promise<Recorded> {
  const { builtIns } = wrapping;
  const asks = builtIns.map(async (builtIn) => builtIn.requested.then(() => true));
  if (!(await Promise.race([loading.then(() => false), ...asks]))) {
    const content = await loading;
    const requested = isLate(wrapping) ? NOTHING : await recordContentLoaded(wrapping, content);
    return { sources: madeSources(requested), pages: pagesOf(requested), loading, requested };
  }
  const found = await Promise.all(builtIns.map(async (builtIn) => builtIn.read(context)));
  const history = mergeRequests(found.flatMap(({ history: request }) => request ?? []));
  return {
    sources: found.flatMap(({ sources }) => sources),
    images: found.flatMap(({ images = [] }) => images),
    pages: found.flatMap(({ pages = [] }) => pages),
    ...(history && { history }),
    loading,
  };
}

function mergeRequests([first, ...others]: readonly HistoryRequest[]): HistoryRequest | undefined {
  return others.reduce<HistoryRequest | undefined>((merged, { changed, created = [], isShown }) => {
    if (!merged) return undefined;
    return {
      changed: merged.changed === "all" || changed === "all" ? "all" : [...merged.changed, ...changed],
      created: [...(merged.created ?? []), ...created],
      isShown: merged.isShown || isShown,
    };
  }, first);
}

/** The result of `loadContent`, and the calls of `contentLoaded`. */
export async function assemblePlugin(
  wrapping: Wrapping,
  { loading, requested }: Recorded,
  context: AssembleContext,
): Promise<{ readonly content: unknown; readonly requested: Requested }> {
  if (!requested) await Promise.all(wrapping.builtIns.map(async (builtIn) => builtIn.assemble(context)));
  const content = await loading;
  if (content === FAILED) return { content: undefined, requested: { ...NOTHING, hasFailed: true } };
  const all = requested ?? (await recordContentLoaded(wrapping, content));
  const late = madeSources(all).find(({ path }) => !context.documents.has(path));
  if (late) reportLate(late.path, wrapping, context);
  return { content, requested: all };
}

function reportLate(path: string, { plugin, run }: Wrapping, { report }: AssembleContext): void {
  report.error({
    code: "invalid-data",
    message: `\`createData\` of the plugin \`${plugin.name}\` makes \`${basename(path)}\` when the Markdown of the site is already compiled.`,
    hint: "The plugin waits for the content of a built-in one. Call `createData` in a plugin of its own.",
    file: toSitePath(run.siteDir, run.path),
  });
}

/** Verbs of the first built-in plugin, for its own content; none if there is no such plugin. */
export function delegatedVerbs([builtIn]: readonly BuiltIn[]): Partial<Plugin<Recorded, SitePluginContent>> {
  if (!builtIn) return {};
  const { navbarItem, lookups, browserGlobalData, outline, beside, redirects, images, ...others } = builtIn.plugin;
  const { contentSecurity, ownComponents } = others;
  return {
    ...(navbarItem && { navbarItem }),
    ...(browserGlobalData && { browserGlobalData }),
    ...(redirects && { redirects }),
    ...(images && { images }),
    ...(contentSecurity && { contentSecurity }),
    ...(ownComponents && { ownComponents }),
    ...(lookups && { lookups: () => lookups(builtIn.content) }),
    ...(outline && { outline: (_, site) => outline(builtIn.content, site) }),
    ...(beside && { beside: (route) => beside(route, builtIn.content) }),
  };
}
