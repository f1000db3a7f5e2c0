/** The PWA plugin: makes the site installable, with a service worker for offline reading. */

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod/mini";
import { callSite } from "../../config/call-site.ts";
import { validate } from "../../config/validate.ts";
import { contentHash } from "../../content/asset-output.ts";
import { findThemeOverrides } from "../../content/theme-overrides.ts";
import type { BuildOutput, FactoryInput, Plugin, PluginFactory } from "../../model/plugin.ts";
import type { HtmlTag } from "../../model/site.ts";
import { toSitePath } from "../../report/site-path.ts";
import { optionsPlace } from "../options-place.ts";
import { type PrecacheEntry, type PwaOptions, pwaOptionsSchema } from "./options.ts";
import { listPrecached, toManifest } from "./precache-list.ts";
import { registrationModule, toConstants } from "./registration.ts";

const WORKER = "sw.js";

/** The format's name for its own registration, which is also the default. */
const USUAL_REGISTRATION = "./registerSw.js";

/** Makes the plugin. Diagnostics: those of options, and `missing-module` for a module that does not exist. */
export const pwaPlugin: PluginFactory = (input) => {
  const { id, options: given, site } = input;
  const options = validate(pwaOptionsSchema, given, optionsPlace(input, "pwa plugin option"));
  if (!options) return undefined;
  const custom = options.swCustom === undefined ? undefined : resolve(site.dir, options.swCustom);
  const registration = ownRegistration(options, site.dir);
  const own = [
    ["swCustom", custom],
    ["swRegister", registration],
  ] as const;
  for (const [name, file] of own) if (file !== undefined && !existsSync(file)) return reportMissing(input, name, file);
  const popup = findThemeOverrides(site.dir)["@theme/PwaReloadPopup"] ?? "@theme-original/PwaReloadPopup";
  const constants = toConstants({ options, config: site.config });
  const plugin: Plugin = {
    name: "docusaurus-plugin-pwa",
    id,
    reads: own.flatMap(([, file]) => file ?? []),
    injectHtmlTags: () => ({ headTags: options.pwaHead.map((tag) => toHeadTag(tag, site.config.baseUrl)) }),
    clientModules: () =>
      options.swRegister === false ? [] : [registration ?? registrationModule({ options, config: site.config, popup })],
    constants: () => constants,
    readsOutput: true,
    afterBuild: async (output) => {
      const program = await output.serviceWorker({ ...(custom !== undefined && { custom }), constants });
      const manifest = program === undefined ? undefined : await makeManifest(output, options);
      if (!manifest) return;
      const list = `self.__WB_MANIFEST=${JSON.stringify(manifest)};\n`;
      const path = `assets/js/precache-${contentHash(list)}.js`;
      output.write(path, list);
      output.write(WORKER, `self.precacheFile=${JSON.stringify(path)};\n${program}`);
    },
  };
  return plugin;
};

/** Absolute path of a site's own registration. */
function ownRegistration({ swRegister }: PwaOptions, siteDir: string): string | undefined {
  if (typeof swRegister !== "string") return undefined;
  const file = resolve(siteDir, swRegister);
  return swRegister === USUAL_REGISTRATION && !existsSync(file) ? undefined : file;
}

function reportMissing({ site, report, locate }: FactoryInput, option: string, file: string): undefined {
  report.error({
    code: "missing-module",
    message: `The file \`${toSitePath(site.dir, file)}\`, which the option \`${option}\` of the pwa plugin names, does not exist.`,
    hint: `Create it, or remove \`${option}\`.`,
    file: toSitePath(site.dir, site.configPath),
    ...locate?.([option]),
  });
}

/** Attributes that may name a file of the site, below `baseUrl`. */
const PATHS: ReadonlySet<string> = new Set(["href", "content"]);

/** A path of a file, not a URL, color or text: `/img/icon.png`. */
const FILE_PATH = /^(?!\/\/|[a-z][a-z\d+.-]*:)[^\s,]*\.[a-z][a-z\d]*$/i;

function toHeadTag({ tagName, ...attributes }: PwaOptions["pwaHead"][number], baseUrl: string): HtmlTag {
  const entries = Object.entries(attributes).map(([name, value]) => {
    const isOwn = typeof value === "string" && PATHS.has(name) && FILE_PATH.test(value) && !value.startsWith(baseUrl);
    return [name, isOwn ? baseUrl + value.replace(/^\.?\//, "") : value] as const;
  });
  return { tagName, attributes: Object.fromEntries(entries) };
}

const transformedEntry = z.object({
  url: z.string(),
  revision: z.nullish(z.string()),
  integrity: z.optional(z.string()),
  size: z.optional(z.number()),
});

const transformed = z.object({ manifest: z.array(transformedEntry), warnings: z.optional(z.array(z.string())) });

/**
 * The precache list. Diagnostics: `pwa-large-file`, `pwa-warning` for warnings of transforms, `site-function-failed`
 * when one of them fails; then the result is `undefined`.
 */
async function makeManifest(output: BuildOutput, options: PwaOptions): Promise<PrecacheEntry[] | undefined> {
  const { site, report, outDir, isHashed } = output;
  const { injectManifestConfig: config } = options;
  const { entries, tooLarge } = await listPrecached({ dir: outDir, worker: WORKER, isHashed, options: config });
  const limit = config.maximumFileSizeToCacheInBytes;
  for (const [path, size] of tooLarge) report.add(toTooLarge(path, size, limit));
  let precached: readonly z.infer<typeof transformedEntry>[] = entries;
  for (const transform of config.manifestTransforms) {
    const name = "`manifestTransforms` of the pwa plugin";
    const words = "an object with a list `manifest` of objects with `url`";
    const sized = precached.map((entry) => ({ ...entry, size: entry.size ?? 0 }));
    const result = await callSite(() => transform(sized), { site, report, name, result: transformed, words });
    if (!result) return undefined;
    for (const message of result.warnings ?? []) report.warn({ code: "pwa-warning", message });
    precached = result.manifest;
  }
  return toManifest(precached, config);
}

function toTooLarge(path: string, size: number, limit: number) {
  const [given, most] = [size, limit].map((bytes) => `${(bytes / 1_048_576).toFixed(1)} MiB`);
  const message = `\`${path}\` is ${given}; files over ${most} are not kept for offline reading.`;
  const hint =
    "Raise `maximumFileSizeToCacheInBytes` in `injectManifestConfig`, or leave the file out with `globIgnores`.";
  return { code: "pwa-large-file", severity: "warning", message, hint } as const;
}
