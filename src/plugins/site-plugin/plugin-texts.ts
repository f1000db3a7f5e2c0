import { posix } from "node:path";
import * as z from "zod/mini";
import { callSite } from "../../config/call-site.ts";
import { FAILED, type ImportModuleRequest, orReport } from "../../config/import-module.ts";
import type { Site } from "../../model/site.ts";
import type { ThemeConfig } from "../../model/theme-config.ts";
import type { SourceTexts } from "../../model/translation.ts";
import { openLabels } from "../../translations/labels.ts";
import { toData } from "./given-data.ts";
import { hookName, type LifecyclePlugin } from "./lifecycle.ts";

export interface PluginTextsRequest {
  readonly plugin: LifecyclePlugin;
  readonly id: string;
  readonly site: Site;
  readonly run: ImportModuleRequest;
}

const entrySchema = z.looseObject({ message: z.string(), description: z.optional(z.string()) });

const filesSchema = z.optional(
  z.nullable(z.array(z.looseObject({ path: z.string(), content: z.record(z.string(), entrySchema) }))),
);

const FILES = {
  result: filesSchema,
  words: "a list of files with a `path` and the `content`, whose entries have a `message`",
};

/** A file as the hooks receive it: its path without extension, and its texts. */
interface TextFile {
  readonly path: string;
  readonly content: Readonly<Record<string, z.infer<typeof entrySchema>>>;
}

/** The texts of one plugin in the site's language. */
export class PluginTexts {
  readonly #request: PluginTextsRequest;
  #source: readonly SourceTexts[] = [];
  /** With the translations, once the plugin has its content. */
  #files: readonly TextFile[] | undefined;

  constructor(request: PluginTextsRequest) {
    this.#request = request;
  }

  /** All texts of the plugin for translators, after its hooks ran. */
  get source(): readonly SourceTexts[] {
    return this.#source;
  }

  /** The translated content; unchanged if the plugin does not translate it, or fails, which is reported. */
  async translateContent(content: unknown): Promise<unknown> {
    const { plugin, run } = this.#request;
    if (content === FAILED || !plugin.getTranslationFiles) return content;
    const translationFiles = await this.#read(content);
    this.#files = translationFiles;
    if (!plugin.translateContent) return content;
    const call = () => plugin.translateContent?.({ content, translationFiles });
    return (await orReport(run, call, hookName("translateContent", plugin))) ?? content;
  }

  /** The theme settings with the plugin's translations; these are of its content, if that is translated already. */
  async translateThemeConfig(themeConfig: ThemeConfig): Promise<ThemeConfig> {
    const { plugin, run } = this.#request;
    const translationFiles = this.#files ?? (await this.#read(undefined));
    const call = () => plugin.translateThemeConfig?.({ themeConfig, translationFiles });
    const given = await orReport(run, call, hookName("translateThemeConfig", plugin));
    if (given === FAILED || !given) return themeConfig;
    return { ...themeConfig, ...(toData(given, "the settings", { ...run, plugin: plugin.name }) as object) };
  }

  /** The files with the messages of the locale. */
  async #read(content: unknown): Promise<TextFile[]> {
    const { plugin, id, site, run } = this.#request;
    const call = { ...FILES, site, report: run.report, name: hookName("getTranslationFiles", plugin) };
    const files = (await callSite(() => plugin.getTranslationFiles?.({ content }), call)) ?? [];
    const folder = id === "default" ? plugin.name : `${plugin.name}-${id}`;
    const opened = files.map(async ({ path, content: texts, ...rest }) => {
      const labels = await openLabels(posix.join(folder, `${path}.json`), { site, report: run.report });
      const translated = Object.entries(texts).map(([key, entry]) => {
        return [key, { ...entry, message: labels.say(key, entry.message, entry.description ?? "") }] as const;
      });
      return { file: { ...rest, path, content: Object.fromEntries(translated) }, source: labels.source };
    });
    const read = await Promise.all(opened);
    this.#source = read.map(({ source }) => source);
    return read.map(({ file }) => file);
  }
}
