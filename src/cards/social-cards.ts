/**
 * Social cards for pages that set no image (`og:image`). Returns the URL of a page's card, and the files of all requested cards. A
 * card depends only on its content: equal cards share one file, named by a hash of that content, with the same bytes on every
 * machine.
 */

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeLocator } from "../config/locate.ts";
import { ownValue } from "../lookup/own-value.ts";
import type { OutputFile } from "../model/build.ts";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import type { Graph } from "../model/graph.ts";
import type { OutputCache } from "../model/output-cache.ts";
import type { Route } from "../model/route.ts";
import type { RunTask } from "../model/task.ts";
import type { Site, SiteConfig } from "../model/site.ts";
import { toSitePath } from "../report/site-path.ts";
import { isExternalUrl, joinUrl } from "../url/paths.ts";
import type { CardFrame } from "./card.ts";
import { CardQueue } from "./card-queue.ts";
import { makePageTexts } from "./page-text.ts";
import { toColors } from "./site-colors.ts";
import { HEIGHT, WIDTH } from "./size.ts";

export interface SocialCards {
  /** Returns the card for a page with this document title, and adds its file to `files`. */
  cardOf(route: Route, title: string): SocialCard;
  /** Returns the files that the other thread has finished. */
  ready(): Iterable<OutputFile>;
  /** Yields all remaining files. Call it when all pages are rendered. */
  files(): AsyncGenerator<OutputFile>;
  /** Input that all cards share, as text. Cards that look different have different designs. */
  readonly design: string;
}

export interface SocialCard {
  /** Absolute, because previews require it. */
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Increase this number when the look of cards changes, because file names identify the content. */
const DESIGN = 2;

const FOLDER = "assets/cards";

export interface CardsContext {
  readonly run?: RunTask | undefined;
  readonly cache?: OutputCache | undefined;
  readonly report: Reporter;
}

/**
 * Opens the cards of a site. Returns `undefined` if the site turned them off. With `run`, cards are drawn while pages render.
 * `kept` holds those of the previous output. Diagnostic: `broken-image`.
 */
export async function openSocialCards(
  { site }: Graph,
  styles: string,
  { run, cache, report }: CardsContext,
): Promise<SocialCards | undefined> {
  const { config } = site;
  const { socialCards } = config.themeConfig;
  if (socialCards === false) return undefined;
  const settings = typeof socialCards === "object" ? socialCards : {};
  const colors = toColors(settings, styles);
  const logoBytes = readStatic(settings.logo ?? config.themeConfig.navbar.logo?.src, site);
  if (settings.logo !== undefined && !logoBytes) report.add(toMissingLogo(settings.logo, site));
  const logo = logoBytes && (await (await import("./logo.ts")).readLogo(logoBytes, colors.background));
  const direction = ownValue(config.i18n.localeConfigs, site.locale)?.direction ?? "ltr";
  const frame: CardFrame = { siteName: config.title, host: hostOf(config), colors, logo };
  const seed = Bun.hash(
    JSON.stringify([DESIGN, frame.siteName, frame.host, colors, direction]),
    logoBytes && Bun.hash.crc32(logoBytes),
  );
  const textOf = makePageTexts(config);
  const queue = new CardQueue({ site: seed.toString(), frame, direction }, run, cache);
  return {
    cardOf(route, title) {
      const text = textOf(route, title);
      const hash = Bun.hash(JSON.stringify(text), seed).toString(16).padStart(16, "0");
      const path = `${FOLDER}/${hash}.png`;
      queue.add(path, text);
      return { url: config.url + joinUrl(config.baseUrl, path), alt: text.title, width: WIDTH, height: HEIGHT };
    },
    ready: () => queue.ready(),
    files: () => queue.files(),
    design: String(seed),
  };
}

/** Reads an image from the static folders. */
function readStatic(src: string | undefined, { dir, config }: Site): Uint8Array | undefined {
  if (src === undefined || isExternalUrl(src)) return undefined;
  for (const folder of config.staticDirectories) {
    try {
      return readFileSync(join(resolve(dir, folder), src));
    } catch {
      // Not in this folder. Other checks report a missing logo of the navbar.
    }
  }
  return undefined;
}

function toMissingLogo(logo: string, { dir, configPath }: Site): Diagnostic {
  return {
    code: "broken-image",
    severity: "warning",
    message: `Broken image \`${logo}\`: no static folder has this file, so social cards have no logo.`,
    hint: "Add the file or correct `themeConfig.socialCards.logo`.",
    file: toSitePath(dir, configPath),
    ...makeLocator(readFileSync(configPath, "utf8"))(["themeConfig", "socialCards", "logo"]),
  };
}

/** Returns host and base path, such as `docs.example.com/product`. */
function hostOf({ url, baseUrl }: SiteConfig): string {
  return URL.canParse(url) ? new URL(url).host + baseUrl.replace(/\/$/, "") : "";
}
