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

/** Content of a plugin that others may make and wrap: its type, and what the package exports beside it. */
const CONTENTS: Readonly<Record<string, { readonly content: string; readonly exports: string }>> = {
  "plugin-content-docs": {
    content: "DocsLoadedContent",
    exports: "DocsLoadedContent as LoadedContent, LoadedVersion, DocMetadata, SidebarsConfig",
  },
  "plugin-content-blog": {
    content: "BlogLoadedContent",
    exports: "BlogLoadedContent as BlogContent, BlogPost, BlogPostMetadata, BlogPaginated, BlogTag",
  },
  "plugin-content-pages": {
    content: "PagesLoadedContent",
    exports: "PagesLoadedContent as LoadedContent, PageMetadata as Metadata",
  },
};

const HEAD = "// Written by `veloci types`. Changes are lost when it runs again.\n";

/** Returns the files by path below `.veloci/types`. */
export function makeDeclarations(schemas: OptionSchemas): TypeFiles {
  const plugins = Object.entries(schemas.plugins).map(([name, schema]) => {
    const model = MODELS[name] === undefined ? "" : `export type * from "./source/src/model/${MODELS[name]}.ts";\n`;
    const text = `${HEAD}${model}export type Options = ${toTypeText(schema)};\nexport type PluginOptions = Options;\n`;
    return [`${name}.d.ts`, text + toPluginExport(name)];
  });
  return {
    ...(Object.fromEntries(plugins) as TypeFiles),
    "types.d.ts": toTypesModule(schemas),
    "preset-classic.d.ts": toPreset(schemas),
  };
}

function toPluginExport(name: string): string {
  const { content, exports } = CONTENTS[name] ?? { content: undefined, exports: undefined };
  const all = exports === undefined ? "" : `export type { ${exports} } from "./contents.d.ts";\n`;
  const type = content === undefined ? "unknown" : `import("./contents.d.ts").${content}`;
  return `${all}declare const plugin: import("./plugin.d.ts").BuiltInPlugin<${type}>;
export default plugin;
export const validateOptions: typeof plugin.validateOptions;
`;
}

function toTypesModule({ config, themeConfig }: OptionSchemas): string {
  const fields = toTypeText({ ...config, properties: without(config["properties"] as JsonObject, "themeConfig") });
  return `${HEAD}export type * from "./plugin.d.ts";
export type * from "./context.d.ts";
export type * from "./routing.d.ts";
export type * from "./bundler.d.ts";
export type * from "./command-line.d.ts";
export type * from "./source/src/model/json.ts";
export type * from "./source/src/model/debug.ts";
export type * from "./source/src/model/route.ts";
export type ThemeConfig = ${toTypeText(themeConfig)};
export type Config = ${fields} & { readonly themeConfig?: ThemeConfig };
`;
}

function toPreset({ preset, plugins }: OptionSchemas): string {
  const members = Object.entries(preset).map(([option, name]) => {
    return `  readonly ${option}?: false | ${toTypeText(plugins[name] ?? {})};`;
  });
  return `${HEAD}export interface Options {
${members.join("\n")}
  readonly [option: string]: unknown;
}
export type { ThemeConfig } from "./types.d.ts";
declare const preset: import("./plugin.d.ts").PresetModule;
export default preset;
`;
}

function without(members: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([key]) => key !== name));
}
