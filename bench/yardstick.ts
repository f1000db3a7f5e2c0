/**
 * The minimum that a page costs in this language: `bun bench/yardstick.ts <site> <out>`. Writes one HTML file per page, on one
 * thread, with highlighted code and a sidebar and nothing else.
 */

import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import hljs from "highlight.js";
import { Marked } from "marked";

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

interface Site {
  readonly docsDir: string;
  readonly outDir: string;
}

/** Writes the pages and returns their number. */
async function writePages({ docsDir, outDir }: Site): Promise<number> {
  const files = [...new Bun.Glob("**/*.md").scanSync(docsDir)].sort();
  const marked = makeMarked();
  const menu = toMenu(files);
  for (const file of files) {
    const text = await Bun.file(join(docsDir, file)).text();
    const target = join(outDir, toPath(file), "index.html");
    mkdirSync(dirname(target), { recursive: true });
    await Bun.write(target, toPage(file, menu, marked.parse(text.replace(FRONT_MATTER, ""), { async: false })));
  }
  return files.length;
}

function makeMarked(): Marked {
  return new Marked({
    renderer: {
      code({ text, lang }) {
        const isKnown = lang !== undefined && hljs.getLanguage(lang) !== undefined;
        const html = isKnown ? hljs.highlight(text, { language: lang }).value : Bun.escapeHTML(text);
        return `<pre><code class="language-${lang}">${html}</code></pre>\n`;
      },
    },
  });
}

function toMenu(files: readonly string[]): string {
  const items = files.map((file) => {
    return `<li class="menu__list-item"><a class="menu__link" href="/${toPath(file)}">${file}</a></li>`;
  });
  return `<nav><ul>${items.join("")}</ul></nav>`;
}

function toPage(title: string, menu: string, body: string): string {
  const head = `<head><meta charset="utf-8"><title>${title}</title></head>`;
  return `<!doctype html>\n<html lang="en">${head}<body>${menu}<main>${body}</main></body></html>\n`;
}

function toPath(file: string): string {
  return file.slice(0, -".md".length);
}

const [siteDir, outDir] = process.argv.slice(2);
if (siteDir === undefined || outDir === undefined) {
  console.error("Usage: bun bench/yardstick.ts <site> <out>");
  process.exit(2);
}
console.log(await writePages({ docsDir: join(siteDir, "docs"), outDir }));
