/**
 * Resolves the lists `presets`, `plugins` and `themes` of a config to plugins. Reports unknown names and duplicate IDs.
 */

import { type BuiltinName, builtinOf, CLASSIC_PRESET, PRODUCTION_ONLY } from "./builtins.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { toText } from "../report/error-text.ts";
import { pathWords } from "./issue-words.ts";
import type { ExtensionLists, OptionsOrigin, PluginDeclaration } from "./loaded-site.ts";
import { expandClassicPreset } from "./preset-classic.ts";
import { runPreset } from "./preset-module.ts";
import { resolveName, type ExtensionKind, type Target } from "./resolve-name.ts";
import type { ExtensionFunction, PluginEntry } from "./schema/extensions.ts";
import { standInName } from "./stand-ins.ts";
import { locateNearest, type KeyPath, type Where } from "./validate.ts";

export interface ResolveRequest {
  readonly siteDir: string;
  /** Absolute path of the file with the lists. */
  readonly from: string;
  readonly where: Where;
  /** `context.siteConfig` for a site's own presets. */
  readonly siteConfig: object;
  readonly hasAlgolia: boolean;
}

/** The lists among some fields, empty if they are absent. */
export function withLists({
  presets = [],
  plugins = [],
  themes = [],
}: Partial<ExtensionLists>): Required<ExtensionLists> {
  return { presets, plugins, themes };
}

/**
 * All plugins and themes: first those of presets, as in the format. The site's own presets run before anything is read, because they may
 * change the options of other presets, and the lists of plugins and themes.
 */
export async function resolvePlugins(lists: ExtensionLists, request: ResolveRequest): Promise<PluginDeclaration[]> {
  const presets: OpenPreset[] = [];
  for (const entry of toEntries(lists.presets ?? [], "presets")) presets.push(await openPreset(entry, request));
  const ofPresets: PluginDeclaration[] = [];
  for (const read of presets) ofPresets.push(...(await read()));
  const all = withoutRepeated([
    ...ofPresets,
    ...toEntries(lists.plugins, "plugins").flatMap((entry) => toDeclaration(entry, "plugin", request)),
    ...toEntries(lists.themes, "themes").flatMap((entry) => toDeclaration(entry, "theme", request)),
  ]);
  reportDuplicates(all, request);
  return all;
}

/**
 * A plugin that a preset adds only in development yields to the same plugin in the site's list, which is always on. The
 * theme that a setting turns on, too, counts once.
 */
function withoutRepeated(all: readonly PluginDeclaration[]): PluginDeclaration[] {
  const always = new Set(all.flatMap((each) => (each.kind === "builtin" && !each.mode ? [each.name] : [])));
  const search = all.findLast((each) => each.kind === "builtin" && each.name === SEARCH_THEME);
  return all.filter((each) => {
    if (each.kind !== "builtin") return true;
    if (each.name === SEARCH_THEME) return each === search;
    return each.mode !== "development" || !always.has(each.name);
  });
}

/** It has no options, so all of its instances are equal. */
const SEARCH_THEME: BuiltinName = "theme-search-algolia";

/** An entry of a list, in any notation. */
interface Entry {
  readonly value: string | ExtensionFunction;
  readonly options: Readonly<Record<string, unknown>>;
  /** Position of the name. */
  readonly path: KeyPath;
  readonly optionsPath: KeyPath;
}

function toEntries(list: readonly PluginEntry[], key: string): Entry[] {
  return list.flatMap((raw, index): Entry[] => {
    const path = [key, index];
    if (raw === false || raw === null || raw === undefined) return [];
    if (!Array.isArray(raw)) return [{ value: toName(raw), options: {}, path, optionsPath: path }];
    const optionsPath = raw[1] === undefined ? path : [...path, 1];
    return [{ value: toName(raw[0]), options: raw[1] ?? {}, path: [...path, 0], optionsPath }];
  });
}

/** A stand-in counts as the name of its package. */
function toName(value: string | ExtensionFunction): string | ExtensionFunction {
  return standInName(value) ?? value;
}

function toDeclaration(entry: Entry, kind: ExtensionKind, request: ResolveRequest): PluginDeclaration[] {
  const { id: givenId, ...options } = entry.options;
  const id = checkId(givenId, entry, request);
  if (id === undefined) return [];
  const declared = { id, options, origin: originOf(entry.optionsPath, request) };
  if (typeof entry.value === "function") {
    const from = entry.value.name || pathWords(entry.path);
    return [{ kind: "module", module: entry.value, from, ...declared }];
  }
  const target = resolveName({ name: entry.value, kind, from: request.from });
  if (target.is === "module") return [{ kind: "module", module: target.path, from: entry.value, ...declared }];
  const name = target.is === "builtin" ? builtinOf(target.package) : undefined;
  if (name !== undefined) return [{ kind: "builtin", name, ...declared, ...modeOf(name) }];
  reportUnknown({ entry, kind, target, elsewhere: "It is a preset: list it in `presets`." }, request);
  return [];
}

/** Reads the plugins and themes of a preset. */
type OpenPreset = () => readonly PluginDeclaration[] | Promise<readonly PluginDeclaration[]>;

async function openPreset(entry: Entry, request: ResolveRequest): Promise<OpenPreset> {
  if (typeof entry.value === "function") return runOwnPreset(entry.value, entry, request);
  const target = resolveName({ name: entry.value, kind: "preset", from: request.from });
  if (target.is === "module") return runOwnPreset(target.path, entry, request);
  if (target.is === "builtin" && target.package === CLASSIC_PRESET) return () => fromClassicPreset(entry, request);
  reportUnknown({ entry, kind: "preset", target, elsewhere: "List it in `plugins` or `themes`." }, request);
  return () => [];
}

function fromClassicPreset(entry: Entry, request: ResolveRequest): PluginDeclaration[] {
  const { where } = request;
  const { locate } = originOf(entry.optionsPath, request);
  const parts = expandClassicPreset({
    options: entry.options,
    where: { ...where, label: "classic preset option", locate, unknownHint: undefined },
    hasAlgolia: request.hasAlgolia,
  });
  return parts.flatMap(({ name, path, mode, options: { id: givenId, ...options } }): PluginDeclaration[] => {
    const optionsPath = [...entry.optionsPath, ...path];
    const id = checkId(givenId, { ...entry, optionsPath }, request);
    if (id === undefined) return [];
    const origin = originOf(optionsPath, request);
    return [{ kind: "builtin", name, id, options, origin, ...modeOf(name, mode) }];
  });
}

/** The runs that include a plugin; absent for all. */
function modeOf(name: BuiltinName, given?: PluginDeclaration["mode"]): Pick<PluginDeclaration, "mode"> {
  const mode = given ?? (PRODUCTION_ONLY.has(name) ? "production" : undefined);
  return mode === undefined ? {} : { mode };
}

/** A site's own preset is run, and its lists are resolved from its location. */
async function runOwnPreset(
  preset: string | ExtensionFunction,
  entry: Entry,
  request: ResolveRequest,
): Promise<OpenPreset> {
  const { where } = request;
  const path = typeof preset === "string" ? preset : request.from;
  const lists = await runPreset({ ...request, path, preset, options: entry.options, report: where.report });
  if (lists === undefined) return () => [];
  // A computed entry of a preset has no position in the config, so the preset's position is used.
  const atEntry = { ...where, locate: () => where.locate?.(entry.path) };
  return () => resolvePlugins(lists, { ...request, from: path, where: atEntry });
}

/** The ID, `default` if there is none; `undefined` if it is invalid. */
function checkId(id: unknown, { optionsPath }: Entry, { where }: ResolveRequest): string | undefined {
  if (id === undefined) return "default";
  if (typeof id === "string" && /^[\w-]+$/.test(id)) return id;
  where.report.error({
    code: "invalid-option",
    message: `The plugin id \`${toText(id)}\` must consist of letters, digits, \`-\` and \`_\`.`,
    file: where.file,
    ...locateNearest([...optionsPath, "id"], where),
  });
  return undefined;
}

function originOf(optionsPath: KeyPath, { where }: ResolveRequest): OptionsOrigin {
  return { file: where.file, locate: (path) => where.locate?.([...optionsPath, ...path]) };
}

interface Unknown {
  readonly entry: Entry;
  readonly kind: ExtensionKind;
  readonly target: Target;
  /** The hint for a built-in that is of another kind. */
  readonly elsewhere: string;
}

function reportUnknown({ entry, kind, target, elsewhere }: Unknown, { where }: ResolveRequest): void {
  const name = String(entry.value);
  const isPath = /^[./]|^[a-z]:/i.test(name);
  const missing = isPath ? "does not exist" : "is neither built in nor installed";
  where.report.error({
    code: `unknown-${kind}`,
    message: target.is === "unknown" ? `The ${kind} \`${name}\` ${missing}.` : `\`${name}\` is not a ${kind}.`,
    hint: target.is === "unknown" ? target.hint : elsewhere,
    file: where.file,
    ...locateNearest(entry.path, where),
  });
}

/** Two instances of one plugin need different IDs. */
function reportDuplicates(plugins: readonly PluginDeclaration[], { where }: ResolveRequest): void {
  const seen = new Map<unknown, Map<string, PluginDeclaration>>();
  for (const plugin of plugins) {
    const name = plugin.kind === "builtin" ? plugin.name : plugin.from;
    // Functions that one factory makes have the same text, but are different plugins.
    const which = plugin.kind === "builtin" ? name : plugin.module;
    const ofPlugin = seen.get(which) ?? new Map<string, PluginDeclaration>();
    seen.set(which, ofPlugin);
    const first = ofPlugin.get(plugin.id);
    if (first === undefined) ofPlugin.set(plugin.id, plugin);
    else where.report.add(duplicate(name, plugin, first));
  }
}

function duplicate(name: string, { id, origin }: PluginDeclaration, first: PluginDeclaration): Diagnostic {
  const line = first.origin.locate([])?.line;
  const other = `\`${first.origin.file}${line === undefined ? "" : `:${line}`}\``;
  return {
    code: "duplicate-plugin-id",
    severity: "error",
    message: `Two instances of the plugin \`${name}\` have the id \`${id}\`; the first is at ${other}.`,
    hint: "Give one of them another `id` in its options.",
    file: origin.file,
    ...origin.locate([]),
  };
}
