import { parse, resolve } from "node:path";
import { didYouMean, nearestName } from "../report/nearest.ts";
import { checkLocales } from "./check-locales.ts";
import { joinWords } from "./issue-words.ts";
import { checkTemplate } from "./check-template.ts";
import { HEAD_ELEMENTS } from "./schema/html-tags.ts";
import type { SiteFields } from "./schema/site.ts";
import { locateNearest, type Where } from "./validate.ts";

export interface CheckSiteRequest {
  /** Absolute. */
  readonly siteDir: string;
  readonly fields: SiteFields;
  /** The locale to build. */
  readonly locale: string;
  readonly where: Where;
  /** The config and what it imports, by absolute path. */
  readonly files: readonly string[];
}

/**
 * Checks that need more than a field: `url-with-path`, `not-for-head`, `not-supported`, `static-root`, `unknown-locale`, and
 * `invalid-option` for `ssrTemplate`. False if the site cannot be built.
 */
export function checkSite({ siteDir, fields, locale, where, files }: CheckSiteRequest): boolean {
  checkUrl(fields, where);
  checkHeadTags(fields, where);
  const { ssrTemplate: template } = fields;
  if (template !== undefined && !checkTemplate({ template, siteDir, where, files })) return false;
  if (!checkStaticDirectories(siteDir, fields, where)) return false;
  const { defaultLocale, locales } = fields.i18n;
  const missing = [defaultLocale, locale].find((each) => !locales.includes(each));
  if (missing === undefined) {
    return checkLocales({ siteDir, fields, where });
  }
  // Between two-letter codes, every name is near.
  const near = missing.length < 4 ? undefined : nearestName(missing, locales);
  where.report.error({
    code: "unknown-locale",
    message:
      missing === defaultLocale
        ? `The default locale \`${missing}\` is not among the locales of the site.`
        : `The site has no locale \`${missing}\`.`,
    hint:
      didYouMean(near) ??
      `Its locales are ${joinWords(locales.map((each) => `\`${each}\``))}; add it to \`i18n.locales\`.`,
    file: where.file,
    ...locateNearest(["i18n", "locales"], where),
  });
  return false;
}

function checkUrl({ url }: SiteFields, where: Where): void {
  const { origin, pathname } = new URL(url);
  if (pathname === "/") return;
  where.report.warn({
    code: "url-with-path",
    message: `Config field \`url\` has the path \`${pathname}\`, which belongs in \`baseUrl\`.`,
    hint: `Use \`${origin}\` as \`url\` and put \`${pathname}\` in front of \`baseUrl\`.`,
    file: where.file,
    ...locateNearest(["url"], where),
  });
}

/** A file-system root as a static folder would copy the whole disk, and listing it alone takes hours. */
function checkStaticDirectories(siteDir: string, { staticDirectories }: SiteFields, where: Where): boolean {
  const index = staticDirectories.findIndex((dir) => {
    const path = resolve(siteDir, dir);
    return path === parse(path).root;
  });
  if (index < 0) return true;
  where.report.error({
    code: "static-root",
    message: `Config field \`staticDirectories[${index}]\` is \`${staticDirectories[index]}\`, the root of the file system.`,
    hint: "Name a folder whose files the site publishes, relative to the site folder.",
    file: where.file,
    ...locateNearest(["staticDirectories", index], where),
  });
  return false;
}

/** Browsers end the head at the first element that it may not contain, and put everything after it into the body. */
function checkHeadTags({ headTags }: SiteFields, where: Where): void {
  for (const [index, { tagName, customElement }] of headTags.entries()) {
    if (customElement || HEAD_ELEMENTS.includes(tagName.toLowerCase())) continue;
    where.report.warn({
      code: "not-for-head",
      message: `Config field \`headTags[${index}].tagName\` is \`${tagName}\`, which a head cannot contain.`,
      hint:
        didYouMean(nearestName(tagName, HEAD_ELEMENTS)) ??
        `A head may contain ${joinWords(HEAD_ELEMENTS.map((each) => `\`${each}\``))}.`,
      file: where.file,
      ...locateNearest(["headTags", index, "tagName"], where),
    });
  }
}
