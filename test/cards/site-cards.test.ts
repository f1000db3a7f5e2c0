/** Social cards of whole sites: every page names an image, which is its own, the site's, or a card. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { buildFixture, type BuiltSite } from "../support/cli.ts";
import { makePicture } from "../support/picture.ts";
import { configText } from "../support/site.ts";

const TIMEOUT_MS = 60_000;

const PAGES = {
  "docs/intro.md": "# Introduction\n\nText.\n",
  "docs/guides/_category_.json": '{ "label": "Guides" }',
  "docs/guides/own.md": "---\nimage: /img/own.png\n---\n\n# Own\n",
  "docs/guides/chinese.md": "# 中文标题\n",
  "src/pages/index.md": "# Home & garden\n",
  "src/pages/named.mdx": "<head><meta property='og:image' content='https://else.example/x.png' /></head>\n\n# Named\n",
};

const FIELDS = {
  title: "Tools",
  url: "https://tools.example",
  baseUrl: "/base/",
  presets: [["classic", { blog: false, theme: { customCss: "./own.css" } }]],
};

const CSS = ":root { --ifm-color-primary: #c00; }\n[data-theme='dark'] { --ifm-color-primary: #0f0; }\n";

async function buildWith(themeConfig: object, files: Readonly<Record<string, string | Uint8Array>> = {}) {
  const config = configText({ ...FIELDS, themeConfig: { socialCards: true, ...themeConfig } });
  return buildFixture({ "docusaurus.config.mjs": config, "own.css": CSS, ...PAGES, ...files });
}

/** Contents of the elements that name images, by name. */
async function imagesOf(built: BuiltSite, page: string): Promise<Record<string, string>> {
  const metas = (await built.read(page)).matchAll(/<meta [^>]*="((?:og|twitter):image[^"]*)" content="([^"]*)"/g);
  return Object.fromEntries([...metas].map(([, name = "", content = ""]) => [name, content]));
}

async function cardOf(built: BuiltSite, page: string): Promise<Uint8Array> {
  const { "og:image": url = "" } = await imagesOf(built, page);
  expect(url).toStartWith("https://tools.example/base/assets/cards/");
  return Bun.file(join(built.outDir, url.replace("https://tools.example/base/", ""))).bytes();
}

/** Colors of a palette file in which pixels of each part of a card are. */
function hasColor(png: Uint8Array, color: readonly number[]): boolean {
  const file = Buffer.from(png);
  const start = file.indexOf("PLTE") + 4;
  const palette = file.subarray(start, start + file.readUInt32BE(start - 8));
  for (let at = 0; at < palette.length; at += 3)
    if (color.every((each, index) => palette[at + index] === each)) return true;
  return false;
}

test(
  "a page without an image of its own has a card, in the site's colors",
  async () => {
    await using built = await buildWith({});
    expect(built.code).toBe(0);
    const names = await imagesOf(built, "docs/intro/index.html");
    expect(names).toEqual({
      "og:image": expect.stringMatching(/^https:\/\/tools\.example\/base\/assets\/cards\/[\da-f]{16}\.png$/),
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": "Introduction",
      "twitter:image": names["og:image"] ?? "",
    });
    const card = await cardOf(built, "docs/intro/index.html");
    expect(await new Bun.Image(card).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
    expect(hasColor(card, [0xcc, 0, 0])).toBe(true);
    expect(hasColor(card, [0, 0xff, 0])).toBe(false);
    expect((await imagesOf(built, "index.html"))["og:image:alt"]).toBe("Home &amp; garden");
    expect(await imagesOf(built, "404.html")).toHaveProperty("og:image");

    expect(await imagesOf(built, "docs/guides/own/index.html")).toEqual({
      "og:image": "https://tools.example/base/img/own.png",
      "twitter:image": "https://tools.example/base/img/own.png",
    });
    expect(await imagesOf(built, "named/index.html")).toEqual({ "og:image": "https://else.example/x.png" });

    // What the font lacks is the site's name, and nothing is left of the title.
    const chinese = await cardOf(built, "docs/guides/chinese/index.html");
    expect(chinese.length).toBeLessThan(card.length);

    const cards = (await built.files()).filter((path) => path.startsWith("assets/cards/"));
    expect(cards.length).toBeGreaterThan(4);
    // Their names stand for their content: browsers may keep them.
    const manifest = await built.read("veloci-manifest.json");
    for (const path of cards) expect(manifest).toContain(path);
  },
  TIMEOUT_MS,
);

test(
  "the site's logo and colors are on its cards",
  async () => {
    const logo = await makePicture({ width: 300, height: 100, isTransparent: true });
    const themeConfig = {
      navbar: { logo: { src: "img/logo.png" } },
      socialCards: { background: "#102030", accent: "rgb(1 200 3)" },
    };
    await using plain = await buildWith({ socialCards: themeConfig.socialCards });
    await using built = await buildWith(themeConfig, { "static/img/logo.png": logo });
    const [without, card] = [
      await cardOf(plain, "docs/intro/index.html"),
      await cardOf(built, "docs/intro/index.html"),
    ];
    expect(hasColor(card, [0x10, 0x20, 0x30])).toBe(true);
    expect(hasColor(card, [1, 200, 3])).toBe(true);
    // Text that can be read on it.
    expect(hasColor(card, [255, 255, 255])).toBe(true);
    expect(card.length).toBeGreaterThan(without.length + 500);
    expect((await imagesOf(built, "index.html"))["og:image"]).not.toBe(
      (await imagesOf(plain, "index.html"))["og:image"],
    );
  },
  TIMEOUT_MS,
);

test(
  "a logo for cards alone takes the place of the navbar's, and is reported if it is missing",
  async () => {
    const logo = await makePicture({ width: 144, height: 144 });
    const navbar = { logo: { src: "img/logo.svg" } };
    const files = { "static/img/logo.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>", "static/img/card.png": logo };
    await using plain = await buildWith({ navbar }, files);
    await using built = await buildWith({ navbar, socialCards: { logo: "img/card.png" } }, files);
    const [without, card] = [
      await cardOf(plain, "docs/intro/index.html"),
      await cardOf(built, "docs/intro/index.html"),
    ];
    expect(card.length).toBeGreaterThan(without.length + 500);
    await using missing = await buildWith({ navbar, socialCards: { logo: "img/crad.png" } }, files);
    expect(missing.code).toBe(0);
    expect(missing.stderr).toContain(
      "warning[broken-image] Broken image `img/crad.png`: no static folder has this file",
    );
    await using drawing = await buildWith({ navbar, socialCards: { logo: "img/logo.svg" } }, files);
    expect(drawing.stderr + drawing.stdout).toContain("must be the path of a PNG, JPEG or WebP image");
  },
  TIMEOUT_MS,
);

test(
  "a site with an image for all pages, or without cards, has none",
  async () => {
    await using shared = await buildWith({ image: "img/all.png" });
    expect(await imagesOf(shared, "docs/intro/index.html")).toEqual({
      "og:image": "https://tools.example/base/img/all.png",
      "twitter:image": "https://tools.example/base/img/all.png",
    });
    await using off = await buildWith({ socialCards: false });
    expect(await imagesOf(off, "docs/intro/index.html")).toEqual({});
    for (const built of [shared, off])
      expect((await built.files()).filter((path) => path.includes("cards/"))).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  "an invalid color is an error at its position",
  async () => {
    await using built = await buildWith({ socialCards: { accent: "reddish" } });
    expect(built.code).toBe(1);
    expect(built.stderr + built.stdout).toContain("themeConfig.socialCards.accent");
    expect(built.stderr + built.stdout).toContain("a CSS color such as `#2e8555`");
  },
  TIMEOUT_MS,
);
