/** Exports of a site's plugin beside the plugin, and members that are never called. */

import { packageOfSchema } from "../../config/built-in-call.ts";
import type { ModuleDeclaration } from "../../config/loaded-site.ts";
import { describeUse } from "../../config/report-support.ts";
import { SUPPORT } from "../../config/support.ts";
import type { SupportRows } from "../../config/support-kinds.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { ThemeConfig } from "../../model/theme-config.ts";
import { toReason } from "../../report/error-text.ts";
import { nearestName } from "../../report/nearest.ts";
import { toData } from "./given-data.ts";
import type { PluginModule } from "./module.ts";

export interface StaticMethodsRequest extends PluginModule {
  /** Default options of the built-in plugin of a package. */
  readonly defaultsOf: (packageName: string) => object;
}

/** An option schema, as plugins of the format pass it to `validate`. */
interface OptionSchema {
  validate(options: object, settings: object): { readonly error?: unknown; readonly value?: object };
  /** The schema of a field; throws if there is none. */
  extract?(name: string): unknown;
  /** The same schema, but unknown fields are allowed. */
  unknown?(): OptionSchema;
}

/**
 * The options as the plugin's `validateOptions` returns them, or as written with their `id`; `undefined` if the plugin
 * rejects them. Diagnostics: `invalid-option` in the config, `not-supported` and `not-needed` for static methods that
 * are never called.
 */
export function readOptions({ declaration, places, defaultsOf, run }: StaticMethodsRequest): object | undefined {
  const { report } = run;
  const { id, options, from, origin } = declaration;
  const exported = Object.fromEntries(
    Object.keys(SUPPORT.staticMethod).map((name) => [name, findMember(places, name)]),
  );
  reportMembers(exported, { rows: SUPPORT.staticMethod, declaration, report });
  const written = { ...Object(options), id };
  const { validateOptions } = exported;
  if (typeof validateOptions !== "function") return written;
  const reject = (reason: string): undefined => {
    const message = `The plugin \`${from}\` rejects its options: ${reason.replace(/\.$/, "")}.`;
    report.error({ code: "invalid-option", message, file: origin.file, ...origin.locate([]) });
    return undefined;
  };
  try {
    const valid: unknown = validateOptions({ options: written, validate: makeValidate(defaultsOf) });
    return typeof valid === "object" && valid !== null ? valid : reject("`validateOptions` returns no object");
  } catch (error) {
    return reject(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The theme settings after the plugin's `validateThemeConfig`. Diagnostics: `invalid-theme-config` if it rejects them,
 * `not-plain-data`.
 */
export function readThemeConfig({ declaration, places, run }: PluginModule, themeConfig: ThemeConfig): ThemeConfig {
  const validateThemeConfig = findMember(places, "validateThemeConfig");
  if (typeof validateThemeConfig !== "function") return themeConfig;
  const { from, origin } = declaration;
  try {
    const valid: unknown = validateThemeConfig({ themeConfig, validate: validateSettings });
    if (typeof valid !== "object" || valid === null) return themeConfig;
    const data = toData(valid, "the settings that `validateThemeConfig` returns", { ...run, plugin: from });
    return { ...themeConfig, ...(data as object) };
  } catch (error) {
    const reason = toReason(error).replace(/\.$/, "");
    const message = `The plugin \`${from}\` rejects \`themeConfig\`: ${reason}.`;
    const place = { file: origin.file, ...origin.locate([]) };
    run.report.error({ code: "invalid-theme-config", message, ...place });
    return themeConfig;
  }
}

/** Checks settings with a schema of the plugin, which knows only its own. */
function validateSettings(schema: OptionSchema, themeConfig: object): object {
  const { error, value } = (schema.unknown?.() ?? schema).validate(themeConfig, { convert: false });
  if (error) throw error;
  return value ?? themeConfig;
}

/** Checks options with a schema of the plugin, which may lack the `id` of every plugin. */
function makeValidate(defaultsOf: StaticMethodsRequest["defaultsOf"]) {
  return (schema: OptionSchema, options: { readonly id?: string }): object => {
    const { id, ...own } = options;
    const builtIn = packageOfSchema(schema);
    // Errors are reported when the plugin is made.
    if (builtIn !== undefined) return { ...defaultsOf(builtIn), ...options };
    const { error, value } = schema.validate(knowsId(schema) ? options : own, { convert: false });
    if (error) throw error;
    return { id, ...value };
  };
}

function knowsId(schema: OptionSchema): boolean {
  try {
    return schema.extract?.("id") !== undefined;
  } catch {
    return false;
  }
}

/** A member, from the first object that has it. */
export function findMember(places: readonly unknown[], name: string): unknown {
  return places.map((place): unknown => Object(place)[name]).find((member) => member !== undefined);
}

export interface MembersRequest {
  readonly rows: SupportRows;
  readonly declaration: ModuleDeclaration;
  /** The plugin's own name, if known. */
  readonly name?: string;
  readonly report: Reporter;
}

/**
 * Reports members of a plugin that the support table does not list as supported, at the plugin's position in the config:
 * `not-supported`, `not-needed`, and `unknown-option` for a near miss of a method's name.
 */
export function reportMembers(plugin: object, { rows, declaration, name, report }: MembersRequest): void {
  const { from, origin } = declaration;
  for (const member of Object.keys(plugin)) {
    const near = Object.hasOwn(rows, member) ? undefined : nearestName(member, Object.keys(rows));
    if (near === undefined || typeof Reflect.get(plugin, member) !== "function") continue;
    const message = `\`${member}\` of the plugin \`${name ?? from}\` is never called.`;
    const hint = `Did you mean \`${near}\`?`;
    report.warn({ code: "unknown-option", message, hint, file: origin.file, ...origin.locate([]) });
  }
  for (const [member, support] of Object.entries(rows)) {
    if (!(member in plugin) || Reflect.get(plugin, member) === undefined) continue;
    const problem = describeUse(support, `\`${member}\` of the plugin \`${name ?? from}\``);
    if (problem) report.add({ ...problem, file: origin.file, ...origin.locate([]) });
  }
}
