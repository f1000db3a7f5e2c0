/** Collects the texts of a site, and either writes the translation files of `i18n/` or compares them with the texts. */

import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { orSiteError } from "../config/site-errors.ts";
import { locateKey } from "../content/data-file.ts";
import { readContent } from "../content/read.ts";
import { ownValue } from "../lookup/own-value.ts";
import { compileDocuments } from "../markdown/compile-all.ts";
import { toModule } from "../markdown/script/module-text.ts";
import type { LocaleGaps, TranslationsRequest, TranslationsResult, WriteTranslationsRequest } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { SourceTexts, TranslationEntries } from "../model/translation.ts";
import { makeReporter } from "../report/reporter.ts";
import { toSitePath } from "../report/site-path.ts";
import { toWriteDiagnostic } from "../report/system-error.ts";
import { replaceFile } from "../system/replace-file.ts";
import { readCodeMessages } from "../translations/code-messages.ts";
import { readDocumentMessages } from "../translations/document-messages.ts";
import { type FileRecord, findOutdated, readRecord, RECORD_FILE, updateRecord } from "../translations/source-record.ts";
import { findGaps, mergeEntries } from "../translations/merge.ts";
import { CODE_FILE, pluginMessages } from "../translations/messages.ts";
import { wrongPlaceholders } from "../translations/placeholders.ts";
import { ENGLISH, themeWords } from "../translations/theme-words.ts";
import { PAGES, readTranslatedPages } from "../translations/translated-pages.ts";
import { readTranslationFile } from "../translations/translation-file.ts";
import { loadLocale, type LoadedLocale } from "./load-locales.ts";
import { openReport } from "./open-report.ts";

/** Writes the files of the requested locales, or of the default one. Diagnostics: those of loading and writing. */
export async function writeTranslations(request: WriteTranslationsRequest): Promise<TranslationsResult> {
  const { prefix, override } = request;
  const quiet = openReport(request, { without: ["missing-locale-folder"] });
  return forEachLocale({ ...request, report: quiet }, [undefined], async (text, { absolute, report }) => {
    const read = await readTranslationFile(text.siteDir, absolute, report);
    if (report.hasErrors) return { missing: [], unused: [], same: [], outdated: [], recorded: text.recorded };
    const { source, known, recorded } = text;
    const existing = read?.entries ?? {};
    const entries = mergeEntries({ existing, source, known, prefix, override });
    if (Object.keys(entries).length > 0) writeJson(absolute, entries, report);
    const outdated = override ? [] : findOutdated({ recorded, source, existing });
    const gaps = findGaps({ existing, source });
    return { ...gaps, missing: [], outdated, recorded: updateRecord({ recorded, source, existing, override }) };
  });
}

/** Compares the files of all locales except the default one with the source texts. Diagnostic: `wrong-placeholders`. */
export async function checkTranslations(request: TranslationsRequest): Promise<TranslationsResult> {
  return forEachLocale(
    { ...request, report: openReport(request) },
    "others",
    async ({ source, known, siteDir, recorded }, { absolute, report }) => {
      const read = await readTranslationFile(siteDir, absolute, report);
      const existing = read?.entries ?? {};
      for (const [key, { message: translation }] of Object.entries(existing)) {
        const wrong = wrongPlaceholders(ownValue(source, key)?.message ?? translation, translation);
        if (wrong === undefined || !read) continue;
        const message = `The translation of \`${key}\` ${wrong}.`;
        const place = { ...locateKey(read.text, [key]), length: key.length };
        report.warn({ code: "wrong-placeholders", message, file: read.path, ...place });
      }
      return { ...findGaps({ existing, source, known }), outdated: findOutdated({ recorded, source, existing }) };
    },
  );
}

interface FileTexts {
  readonly siteDir: string;
  readonly source: TranslationEntries;
  /** The messages of the theme and of plugins in the locale's language. */
  readonly known: Readonly<Record<string, string>>;
  /** The source texts that the translations were made from. */
  readonly recorded: FileRecord;
}

/** The open work in a file, and its new record of source texts if that changes. */
type FileDone = Omit<LocaleGaps["files"][number], "file" | "texts"> & {
  readonly recorded?: FileRecord;
};

type FileWork = (
  texts: FileTexts,
  place: { readonly absolute: string; readonly report: Reporter },
) => Promise<FileDone>;

async function forEachLocale(
  { report, ...request }: TranslationsRequest & { readonly report: Reporter },
  byDefault: readonly undefined[] | "others",
  work: FileWork,
): Promise<TranslationsResult> {
  const { locales: requested, ...rest } = request;
  const run = async (): Promise<LocaleGaps[]> => {
    const first = await loadLocale({ ...rest, ...(requested && { locales: requested.slice(0, 1) }) }, report);
    if (!first) return [];
    const { defaultLocale, locales } = first.loaded.site.config.i18n;
    const others = locales.filter((locale) => locale !== defaultLocale);
    const targets = requested ?? (byDefault === "others" ? others : [defaultLocale]);
    const done: LocaleGaps[] = [];
    for (const locale of new Set(targets)) {
      const loaded =
        locale === first.loaded.site.locale ? first : await loadLocale({ ...rest, locales: [locale] }, report);
      if (loaded) done.push(await forEachFile(loaded, report, work));
    }
    return done;
  };
  const locales = (await orSiteError(run, { ...request, report })) ?? [];
  return { report, locales };
}

async function forEachFile(start: LoadedLocale, report: Reporter, work: FileWork): Promise<LocaleGaps> {
  const { site } = start.loaded;
  const { dir, locale, config } = site;
  const { path, htmlLang } = ownValue(config.i18n.localeConfigs, locale) ?? { path: locale, htmlLang: locale };
  const words = { ...(await themeWords(htmlLang)), ...(await pluginMessages(start.made)) };
  const files: LocaleGaps["files"][number][] = [];
  const folder = join(dir, config.i18n.path, path);
  const before = await readRecord(dir, folder, report);
  const after: Record<string, FileRecord> = {};
  const { texts: all, originals } = await collectTexts(start, report);
  for (const { file, entries: source } of all) {
    const absolute = join(folder, file);
    const known = file === CODE_FILE ? words : {};
    const texts = { siteDir: dir, source, known, recorded: ownValue(before, file) ?? {} };
    const { recorded, ...found } = await work(texts, { absolute, report });
    if (recorded && Object.keys(recorded).length > 0) after[file] = recorded;
    files.push({ file: toSitePath(dir, absolute), texts: Object.keys(source).length, ...found });
  }
  const pages = { recorded: ownValue(before, PAGES) ?? {}, ...(await readTranslatedPages(dir, originals)) };
  // The default locale is the source.
  const isWritten = locale !== config.i18n.defaultLocale && Object.keys(after).length > 0;
  if (isWritten && !report.hasErrors) {
    const ofPages = updateRecord({ ...pages, override: false });
    writeJson(join(folder, RECORD_FILE), { ...before, ...after, [PAGES]: ofPages }, report);
  }
  return {
    locale,
    files,
    pages: { translated: Object.keys(pages.existing).length, outdated: findOutdated(pages) },
  };
}

/** Collects all texts of a site and its translated pages. Does not report errors of the pages themselves. */
async function collectTexts(
  { loaded, made }: LoadedLocale,
  report: Reporter,
): Promise<{ readonly texts: readonly SourceTexts[]; readonly originals: ReadonlyMap<string, string> }> {
  const { site } = loaded;
  const quiet = makeReporter(report.siteCode);
  const content = await readContent({ site, plugins: made, report: quiet });
  const { siteCode } = report;
  const { value: documents } = await compileDocuments({ ...loaded, content, siteCode });
  const { histories } = content;
  const texts: SourceTexts[] = [];
  for (const { plugin, found } of content.contents) {
    await plugin.assemble?.(found, { site, report: quiet, documents, histories, imageUrl: (_, url) => url });
    texts.push(...(plugin.sourceTexts?.(found) ?? []));
  }
  const inDocuments = readDocumentMessages({
    documents: documents.values(),
    toModule: (document) => toModule(document, []),
    report,
  });
  const own = { ...(await readCodeMessages({ site, plugins: made, report })), ...inDocuments };
  const code = { file: CODE_FILE, entries: { ...own, ...ENGLISH, ...own } };
  return { texts: [code, ...texts], originals: content.originals };
}

function writeJson(absolute: string, entries: object, report: Reporter): void {
  try {
    mkdirSync(dirname(absolute), { recursive: true });
    replaceFile(absolute, `${JSON.stringify(entries, undefined, 2)}\n`);
  } catch (error) {
    report.add(toWriteDiagnostic(error, absolute));
  }
}
