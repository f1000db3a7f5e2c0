/**
 * Pictures for previews of pages that name none (`og:image`). Returns the address of a page's card, and the files of all cards
 * that pages asked for. A card depends on what it shows alone: equal cards are one file, whose name identifies that, and the
 * bytes are the same on every machine.
 */

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ownValue } from "../lookup/own-value.ts";
import type { OutputFile } from "../model/build.ts";
import type { Graph } from "../model/graph.ts";
import type { KeptFiles } from "../model/kept-files.ts";
import type { Route } from "../model/route.ts";
import type { RunTask } from "../model/task.ts";
import type { SiteConfig } from "../model/site.ts";
import { isExternalUrl, joinUrl } from "../url/paths.ts";
import type { CardFrame } from "./card.ts";
import { CardQueue } from "./card-queue.ts";
import { readLogo } from "./logo.ts";
import { makePageTexts } from "./page-text.ts";
import { HEIGHT, WIDTH } from "./picture.ts";
import { toColours } from "./site-colours.ts";

export interface SocialCards {
  /** The card of a page by its title in browsers, whose file is now among `files`. */
  cardOf(route: Route, title: string): SocialCard;
  /** Files that another thread has made by now. */
  ready(): Iterable<OutputFile>;
  /** All others: to be asked for when all pages are rendered. */
  files(): AsyncGenerator<OutputFile>;
  /** Common input of all cards, as text: it differs for cards that look different. */
  readonly design: string;
}

export interface SocialCard {
  /** Complete, as previews want it. */
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Raised when cards look different: their names identify what they show. */
const DESIGN = 2;

const FOLDER = "assets/cards";

/** Opens the cards of a site; `undefined` for one that has turned them off. With `run` they are drawn while pages are rendered; those of the last output are in `kept`. */
export async function openSocialCards(
  { site }: Graph,
  styles: string,
  { run, kept }: { readonly run?: RunTask | undefined; readonly kept?: KeptFiles | undefined } = {},
): Promise<SocialCards | undefined> {
  const { config } = site;
  const settings = config.themeConfig.socialCards;
  if (settings === false) return undefined;
  const colours = toColours(typeof settings === "object" ? settings : {}, styles);
  const logoBytes = readLogoFile(site.dir, config);
  const logo = logoBytes && (await readLogo(logoBytes, colours.background));
  const direction = ownValue(config.i18n.localeConfigs, site.locale)?.direction ?? "ltr";
  const frame: CardFrame = { siteName: config.title, host: hostOf(config), colours, logo };
  const seed = Bun.hash(
    JSON.stringify([DESIGN, frame.siteName, frame.host, colours, direction]),
    logoBytes && Bun.hash.crc32(logoBytes),
  );
  const textOf = makePageTexts(config);
  const queue = new CardQueue({ site: seed.toString(), frame, direction }, run, kept);
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

/** The logo of the navbar from the static folders. */
function readLogoFile(siteDir: string, { themeConfig, staticDirectories }: SiteConfig): Uint8Array | undefined {
  const { logo } = themeConfig.navbar;
  if (!logo || isExternalUrl(logo.src)) return undefined;
  for (const folder of staticDirectories) {
    try {
      return readFileSync(join(resolve(siteDir, folder), logo.src));
    } catch {
      // It is in another folder, or nowhere, which others report.
    }
  }
  return undefined;
}

/** `docs.example.com/product`. */
function hostOf({ url, baseUrl }: SiteConfig): string {
  return URL.canParse(url) ? new URL(url).host + baseUrl.replace(/\/$/, "") : "";
}
