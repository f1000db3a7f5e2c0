/** Writes the type declarations of modules without a source of their own. */

import type { JsonObject } from "../model/json.ts";
import type { TypeFiles } from "./read-files.ts";
import { toTypeText } from "./type-text.ts";

/** Option schemas by kind. */
export interface OptionSchemas {
  readonly config: JsonObject;
  readonly themeConfig: JsonObject;
  /** By package name, such as `plugin-content-docs`. */
  readonly plugins: Readonly<Record<string, JsonObject>>;
  /** Plugin by the name of the preset's option, such as `docs`. */
  readonly preset: Readonly<Record<string, string>>;
}

/** Types that a package exports besides its options. */
const MODELS: Readonly<Record<string, string>> = {
  "plugin-content-docs": "docs",
  "plugin-content-blog": "blog",
  "plugin-ideal-image": "image",
};

const HEAD = "// Written by `veloci types`. Changes are lost when it runs again.\n";

/** Returns the files by path below `.veloci/types`. */
export function makeDeclarations(schemas: OptionSchemas): TypeFiles {
  const plugins = Object.entries(schemas.plugins).map(([name, schema]) => {
    const model = MODELS[name] === undefined ? "" : `export * from "./source/src/model/${MODELS[name]}.ts";\n`;
    const text = `${HEAD}${model}export type Options = ${toTypeText(schema)};\nexport type PluginOptions = Options;\n`;
    return [`${name}.d.ts`, `${text}export { plugin as default } from "./plugin.d.ts";\n`];
  });
  return {
    ...(Object.fromEntries(plugins) as TypeFiles),
    "types.d.ts": toTypesModule(schemas),
    "preset-classic.d.ts": toPreset(schemas),
  };
}

function toTypesModule({ config, themeConfig }: OptionSchemas): string {
  const fields = toTypeText({ ...config, properties: without(config["properties"] as JsonObject, "themeConfig") });
  return `${HEAD}export * from "./plugin.d.ts";
export * from "./source/src/model/json.ts";
export * from "./source/src/model/debug.ts";
export * from "./source/src/model/route.ts";
export type ThemeConfig = ${toTypeText(themeConfig)};
export type Config = ${fields} & { readonly themeConfig?: ThemeConfig };
`;
}

function toPreset({ preset, plugins }: OptionSchemas): string {
  const members = Object.entries(preset).map(([option, name]) => {
    return `  readonly ${option}?: false | ${toTypeText(plugins[name] ?? {})};`;
  });
  return `${HEAD}import type { Anything } from "./plugin.d.ts";
export interface Options {
${members.join("\n")}
  readonly [option: string]: Anything;
}
export type { ThemeConfig } from "./types.d.ts";
export { plugin as default } from "./plugin.d.ts";
`;
}

function without(members: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([key]) => key !== name));
}
