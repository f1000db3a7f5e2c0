/** `veloci translations`: compares a site's translations with its source texts. */

import type { LocaleGaps } from "../model/build.ts";
import type { TranslationsFacts } from "../model/json-report.ts";
import { defineCommand } from "./command.ts";
import { JSON_OPTION } from "./report-format.ts";
import { CONFIG_OPTION, LOCALE_OPTION, openSite, SITE_ARGUMENT } from "./site-folder.ts";

export const translations = defineCommand({
  name: "translations",
  summary: "List what is missing, outdated and unused in the translations of a site.",
  argument: SITE_ARGUMENT,
  options: {
    locale: {
      ...LOCALE_OPTION,
      doc: "Check only this locale; repeat the option for several. Defaults to all locales except the default one.",
    },
    check: { type: "flag", doc: "Exit with code 1 if a translation is missing or outdated." },
    config: CONFIG_OPTION,
    json: JSON_OPTION,
  },
  async run({ argument, options: { config, locale, check } }, context) {
    const site = openSite({ siteDir: argument, config }, context);
    if ("ending" in site) return site.ending;
    const { siteDir, request } = site;
    const pipeline = await context.loadPipeline(siteDir);
    const requested = locale !== undefined && { locales: locale.split(",") };
    const { report, locales } = await pipeline.checkTranslations({ ...request, ...requested });
    const { diagnostics, hasErrors } = report;
    const isMissing = locales.some(
      ({ files, pages }) =>
        pages.outdated.length > 0 || files.some(({ missing, outdated }) => missing.length + outdated.length > 0),
    );
    return {
      code: hasErrors || (check && isMissing) ? 1 : 0,
      siteDir,
      diagnostics,
      facts: { locales } satisfies TranslationsFacts,
      output: locales.map(toText).join("\n"),
      ...(locales.length === 0 && !hasErrors && { summary: { on: "err", text: ONE_LOCALE } }),
    };
  },
});

const ONE_LOCALE = "The site has one locale: nothing to translate. Add the others to `i18n.locales` of the config.";

/** Prints one line per file, and one for each key that needs work. */
function toText({ locale, files, pages }: LocaleGaps): string {
  const lines = files.flatMap(({ file, texts, missing, unused, outdated, same }) => {
    if (texts === 0 && unused.length === 0) return [];
    const ofSame = same.length > 0 ? `, ${same.length} identical to the source` : "";
    const head = `  ${file}: ${texts - missing.length} of ${texts} texts translated${ofSame}`;
    return [
      head,
      ...missing.map((key) => `    missing  ${key}`),
      ...outdated.map((key) => `    outdated ${key}`),
      ...unused.map((key) => `    unused   ${key}`),
    ];
  });
  const ofPages = pages.translated > 0 ? [`  translated Markdown files: ${pages.translated}`] : [];
  const outdated = pages.outdated.map((path) => `    outdated ${path}`);
  return [`${locale}`, ...lines, ...ofPages, ...outdated, ""].join("\n");
}
