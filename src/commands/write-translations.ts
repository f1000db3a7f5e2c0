/** `veloci write-translations`: writes the site's texts to files for translators. */

import type { TranslationsFacts } from "../model/json-report.ts";
import { defineCommand } from "./command.ts";
import { JSON_OPTION } from "./report-format.ts";
import { CONFIG_OPTION, LOCALE_OPTION, openSite, SITE_ARGUMENT } from "./site-folder.ts";

export const writeTranslations = defineCommand({
  name: "write-translations",
  summary: "Write the texts of code, navbar, footer and sidebars into `i18n/`, for translators.",
  argument: SITE_ARGUMENT,
  options: {
    locale: {
      ...LOCALE_OPTION,
      doc: "Write the files of this locale; repeat the option for several. Defaults to the default locale.",
    },
    override: { type: "flag", doc: "Replace existing translations with the source texts." },
    messagePrefix: {
      type: "text",
      value: "<text>",
      doc: "Prefix for texts that are not translated, so that you can spot them.",
    },
    config: CONFIG_OPTION,
    json: JSON_OPTION,
  },
  notes: ["Existing translations are kept, including keys that the site no longer uses."],
  async run({ argument, options: { config, locale, override, messagePrefix: prefix = "" } }, context) {
    const site = openSite({ siteDir: argument, config }, context);
    if ("ending" in site) return site.ending;
    const { siteDir, request } = site;
    const pipeline = await context.loadPipeline(siteDir);
    const requested = locale !== undefined && { locales: locale.split(",") };
    const { report, locales } = await pipeline.writeTranslations({ ...request, ...requested, override, prefix });
    const { diagnostics, hasErrors } = report;
    const files = locales.flatMap((one) => one.files).filter(({ texts }) => texts > 0);
    const unused = files.reduce((sum, one) => sum + one.unused.length, 0);
    const more =
      unused === 0 ? "" : ` ${unused === 1 ? "One entry is" : `${unused} entries are`} not used by the site.`;
    const next = "Translate their messages; `veloci translations` lists what is missing.";
    return {
      code: hasErrors ? 1 : 0,
      siteDir,
      diagnostics,
      facts: { locales } satisfies TranslationsFacts,
      output: hasErrors ? "" : files.map(({ file }) => `${file}\n`).join(""),
      ...(!hasErrors && {
        summary: { on: "err", text: `Wrote ${files.length} ${files.length === 1 ? "file" : "files"}.${more} ${next}` },
      }),
    };
  },
});
