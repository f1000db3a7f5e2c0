/**
 * The generators to compare: how to install, configure and run each. The settings are those of its own getting-started guide.
 * Generators without a theme get a layout of a few lines, so they write less than the others.
 */

import { join } from "node:path";
import { makePage, pagePath } from "../page.ts";

/** One page: its path below the content folder, and its Markdown. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly body: string;
}

export interface Generator {
  readonly name: string;
  /** npm packages; the first one determines the version. Empty if a program on the `PATH` builds the site. */
  readonly packages: readonly string[];
  /** Folder of the Markdown files. */
  readonly content: string;
  /** Files of the site other than pages. */
  readonly files: Readonly<Record<string, string>>;
  /** Front matter that each page requires, if any. */
  readonly frontMatter?: (page: Page) => string;
  /** Whether the theme shows `title` itself, so that the heading would appear twice. */
  readonly showsTitle?: boolean;
  /** Makes what no package contains, in the folder of the site. */
  readonly setUp?: (dir: string) => Promise<void>;
  /** The program is on the `PATH`, or starts with `./` and is in the folder of the site. */
  readonly command: readonly string[];
  /** Paths of output and caches. */
  readonly leftovers: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const LAYOUT = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><main>${content}</main></body></html>\n`;

const titled = ({ title }: Page): string => `---\ntitle: "${title}"\n---\n\n`;

/** All generators. */
export const GENERATORS: readonly Generator[] = [
  {
    name: "Docusaurus",
    packages: ["@docusaurus/core", "@docusaurus/preset-classic", "@docusaurus/faster", "react@19", "react-dom@19"],
    content: "docs",
    files: {
      "docusaurus.config.js": `module.exports = {
  title: "Bench", url: "https://example.com", baseUrl: "/", future: { v4: true, faster: true },
  presets: [["classic", { docs: { routeBasePath: "/", sidebarPath: undefined }, blog: false }]],
  themeConfig: { navbar: { title: "Bench" } },
};\n`,
    },
    command: ["./node_modules/.bin/docusaurus", "build"],
    leftovers: ["build", ".docusaurus", "node_modules/.cache"],
  },
  {
    name: "VitePress",
    packages: ["vitepress"],
    content: ".",
    files: { ".vitepress/config.mjs": `export default { title: "Bench", srcExclude: ["node_modules/**"] };\n` },
    command: ["./node_modules/.bin/vitepress", "build"],
    leftovers: [".vitepress/dist", ".vitepress/cache", ".vitepress/.temp"],
  },
  {
    name: "Astro Starlight",
    packages: ["@astrojs/starlight", "astro"],
    content: "src/content/docs",
    files: {
      "astro.config.mjs": `import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
export default defineConfig({ site: "https://example.com", integrations: [starlight({ title: "Bench" })] });\n`,
      "src/content.config.ts": `import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { defineCollection } from "astro:content";
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n`,
    },
    frontMatter: titled,
    showsTitle: true,
    command: ["./node_modules/.bin/astro", "build"],
    leftovers: ["dist", ".astro", "node_modules/.astro", "node_modules/.vite"],
    env: { ASTRO_TELEMETRY_DISABLED: "1" },
  },
  {
    name: "Rspress",
    packages: ["@rspress/core"],
    content: "docs",
    files: {
      "rspress.config.ts": `import { defineConfig } from "@rspress/core";
export default defineConfig({ root: "docs", title: "Bench" });\n`,
    },
    command: ["./node_modules/.bin/rspress", "build"],
    leftovers: ["doc_build", "node_modules/.cache", "node_modules/.rspress"],
  },
  {
    name: "Eleventy",
    packages: ["@11ty/eleventy"],
    content: "docs",
    files: {
      "eleventy.config.mjs": `export default (config) => config.addGlobalData("layout", "page.njk");
export const config = { dir: { input: "docs", includes: "../_includes" }, markdownTemplateEngine: false };\n`,
      "_includes/page.njk": LAYOUT("{{ title }}", "{{ content | safe }}"),
    },
    frontMatter: titled,
    command: ["./node_modules/.bin/eleventy", "--quiet"],
    leftovers: ["_site"],
  },
  {
    name: "Hugo",
    packages: [],
    content: "content",
    files: {
      "hugo.toml": `baseURL = "https://example.com/"\ntitle = "Bench"\n`,
      "layouts/_default/single.html": LAYOUT("{{ .Title }}", "{{ .Content }}"),
      "layouts/_default/list.html": LAYOUT("{{ .Title }}", "{{ range .Pages }}{{ .Title }} {{ end }}"),
      "layouts/index.html": LAYOUT("{{ .Title }}", "{{ .Content }}"),
    },
    frontMatter: titled,
    command: ["hugo", "--quiet"],
    leftovers: ["public", "resources", ".hugo_build.lock"],
  },
];

/** Returns the pages to compare: the start page and generated pages with links. */
export function makePages(count: number): Page[] {
  const total = count - 1;
  const made = Array.from({ length: total }, (_, number) => toPage(pagePath(number), makePage(number, total)));
  return [toPage("index.md", "# Bench\n\nMade-up pages, for measuring.\n"), ...made];
}

function toPage(path: string, body: string): Page {
  return { path, body, title: /^# (.*)$/m.exec(body)?.[1] ?? path };
}

/** Writes the site of a generator. */
export async function writeSiteFor(generator: Generator, dir: string, pages: readonly Page[]): Promise<void> {
  for (const [path, text] of Object.entries(generator.files)) await Bun.write(join(dir, path), text);
  for (const page of pages) await Bun.write(join(dir, contentPath(generator, page)), toSource(generator, page));
}

/** Returns the path of a page in a generator's folder. */
export function contentPath({ content, name }: Generator, { path }: Page): string {
  // Hugo names the index page of a folder `_index.md`.
  return join(content, name === "Hugo" && path === "index.md" ? "_index.md" : path);
}

/** Returns the Markdown of a page with the front matter that the generator requires. */
export function toSource({ frontMatter, showsTitle }: Generator, page: Page): string {
  const body = showsTitle ? page.body.replace(/^# .*\n+/, "") : page.body;
  return (frontMatter?.(page) ?? "") + body;
}
