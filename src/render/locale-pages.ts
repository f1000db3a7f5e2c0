import { BODY_MESSAGES } from "../markdown/body/body-messages.ts";
import { escapeText } from "../markdown/code/escape-text.ts";
import { escapeAttribute } from "../markdown/body/escape.ts";
import { ownValue } from "../lookup/own-value.ts";
import type { Graph } from "../model/graph.ts";
import type { PageBody } from "../model/page.ts";

export interface LocalePages {
  /** Other locales of this build without a page at this path. */
  missing(path: string): readonly string[];
  /** Marks a body in the default language with its `lang`, and adds the notice on the document's own page. */
  inItsLanguage(body: PageBody, document: string, isOwnPage: boolean): PageBody;
}

/** Makes the function for the pages of one of the graphs, one for each locale. */
export function makeLocalePages(graphs: readonly Graph[]): (graph: Graph) => LocalePages {
  const pages = new Map(
    graphs.map(({ site, routes }) => [site.locale, new Set(routes.map(({ path }) => below(path, site)))]),
  );
  return (graph) => {
    const others = [...pages].filter(([locale]) => locale !== graph.site.locale);
    const isForeign = makeForeignTest(graph.site);
    const language = isForeign && languageOf(graph.site, graph.site.config.i18n.defaultLocale);
    const notice = noticeHtml(graph.site);
    return {
      missing: (path) => others.filter(([, paths]) => !paths.has(below(path, graph.site))).map(([locale]) => locale),
      inItsLanguage: (body, document, isOwnPage) =>
        language && isForeign(document) ? mark(body, language, isOwnPage ? notice : "") : body,
    };
  };
}

/** Path of a page inside its locale. */
function below(path: string, { config }: Graph["site"]): string {
  return path.slice(config.baseUrl.length);
}

/** Whether a document has no translation in this locale; undefined for a locale that needs none. */
function makeForeignTest({ locale, config }: Graph["site"]): ((document: string) => boolean) | undefined {
  const { defaultLocale, localeConfigs, path } = config.i18n;
  const own = ownValue(localeConfigs, locale);
  if (locale === defaultLocale || !own?.translate) return undefined;
  const folder = `${path}/${own.path}/`.replace(/^\.\//, "");
  return (document) => !document.startsWith(folder);
}

type Language = { readonly lang: string; readonly dir: string };

function languageOf({ config }: Graph["site"], locale: string): Language {
  const { htmlLang = locale, direction = "ltr" } = ownValue(config.i18n.localeConfigs, locale) ?? {};
  return { lang: htmlLang, dir: direction };
}

function mark(body: PageBody, p: Language, notice: string): PageBody {
  if (notice === "") return { ...body, p };
  return "html" in body ? { html: notice + body.html, p } : { nodes: [{ t: "div", html: notice }, ...body.nodes], p };
}

/** The notice, in the reader's language, that a page is not translated; empty if the site turns it off. */
function noticeHtml({ locale, config, messages }: Graph["site"]): string {
  if (config.themeConfig["untranslatedNotice"] === false) return "";
  const { lang, dir } = languageOf({ locale, config } as Graph["site"], locale);
  const id = "theme.untranslated.notice";
  const text = ownValue(messages, id) ?? BODY_MESSAGES[id].message;
  return `<div class="theme-untranslated-notice alert alert--secondary margin-bottom--md" lang="${escapeAttribute(lang)}" dir="${dir}" role="note">${escapeText(text)}</div>`;
}
