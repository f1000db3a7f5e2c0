/** The pages of a built site. Returns what each page links to and what it can be linked to by; broken links. */

import { join, posix } from "node:path";
import { Parser } from "htmlparser2";
import { findFiles } from "../../src/content/files.ts";

/** The `url` of the bundled site: canonical addresses begin with it. */
const HOST = "https://veloci.example";

/** Attributes that hold an address, by element. */
const ADDRESSES: Readonly<Record<string, string>> = { a: "href", link: "href", img: "src", script: "src" };

export interface BuiltPage {
  /** Address without host: `/docs/`. */
  readonly path: string;
  /** Addresses as written. */
  readonly links: readonly string[];
  /** Places that can be linked to. */
  readonly ids: ReadonlySet<string>;
}

/** Reads all HTML files of a site with `trailingSlash`. */
export async function readPages(outDir: string): Promise<BuiltPage[]> {
  const files = await findFiles({ dir: outDir, include: ["**/*.html"], exclude: [] });
  return Promise.all(files.map(async (file) => readPage(file, await Bun.file(join(outDir, file)).text())));
}

function readPage(file: string, html: string): BuiltPage {
  const links: string[] = [];
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag(name, { id, name: anchor, ...attributes }) {
      if (id !== undefined) ids.add(id);
      if (name === "a" && anchor !== undefined) ids.add(anchor);
      const link = attributes[ADDRESSES[name] ?? ""];
      if (link !== undefined) links.push(link);
    },
  });
  parser.end(html);
  return { path: `/${file.replace(/(?:^|(?<=\/))index\.html$/, "")}`, links, ids };
}

/** Links of the pages into the site that lead to no file of it, or to no place in a page: `page -> link`. */
export function findBrokenLinks(pages: readonly BuiltPage[], files: readonly string[]): string[] {
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const known = new Set(files.map((file) => `/${file}`));
  return pages.flatMap(({ path, links }) => {
    const broken = [...new Set(links)].filter((link) => {
      const { origin, pathname, hash } = new URL(link, HOST + path);
      if (origin !== HOST) return false;
      const target = decodeURI(pathname);
      const page = pageAt.get(target);
      if (!page) return !known.has(posix.normalize(target));
      return hash !== "" && hash !== "#" && !page.ids.has(decodeURIComponent(hash.slice(1)));
    });
    return broken.map((link) => `${path} -> ${link}`);
  });
}
