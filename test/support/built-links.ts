/** Links of a built site, whatever its trailing slashes. */

import { join } from "node:path";
import { Parser } from "htmlparser2";
import { findFiles } from "../../src/content/files.ts";

interface Page {
  readonly path: string;
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

/** Attributes that hold an address, by element. */
const ADDRESSES: Readonly<Record<string, string>> = { a: "href", link: "href", img: "src", script: "src" };

const HOST = "http://site.test";

/** `page -> link` for each link whose page, file or anchor is not there. Links to other hosts are not looked at. */
export async function findBrokenLinks(outDir: string): Promise<string[]> {
  const files = new Set(await findFiles({ dir: outDir, include: ["**/*"], exclude: [] }));
  const html = [...files].filter((file) => file.endsWith(".html"));
  const pages = await Promise.all(html.map(async (file) => readPage(file, await Bun.file(join(outDir, file)).text())));
  const byFile = new Map(pages.map((page, index) => [html[index], page]));
  return pages.flatMap((page) =>
    page.links.filter((link) => isBroken(link, page.path, { files, byFile })).map((link) => `${page.path} -> ${link}`),
  );
}

function readPage(file: string, html: string): Page {
  const links = new Set<string>();
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (attributes["id"]) ids.add(attributes["id"]);
      if (tag === "a" && attributes["name"]) ids.add(attributes["name"]);
      const link = attributes[ADDRESSES[tag] ?? ""];
      if (link !== undefined && !(tag === "link" && /canonical|alternate/.test(attributes["rel"] ?? "")))
        links.add(link);
    },
  });
  parser.end(html);
  return { path: `/${file}`, links: [...links], ids };
}

interface Site {
  readonly files: ReadonlySet<string>;
  readonly byFile: ReadonlyMap<string | undefined, Page>;
}

function isBroken(link: string, from: string, { files, byFile }: Site): boolean {
  const { origin, pathname, hash } = new URL(link, HOST + from.replace(/index\.html$/, ""));
  if (origin !== HOST) return false;
  const path = decodeURIComponent(pathname).slice(1);
  const bare = path.replace(/\/$/, "");
  const file = [path, `${bare}/index.html`, `${bare}.html`, bare === "" ? "index.html" : bare].find((name) =>
    files.has(name),
  );
  if (file === undefined) return true;
  const id = decodeURIComponent(hash.slice(1));
  const page = byFile.get(file);
  return id !== "" && page !== undefined && !page.ids.has(id);
}
