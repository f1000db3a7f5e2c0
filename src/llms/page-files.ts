/** One Markdown file per page. Files of the last output are reused if what they are made from has not changed. */

import { isPacked, makeUnpacker } from "../cache/packed-content.ts";
import type { Json } from "../model/json.ts";
import type { OutputFile, PackedContent } from "../model/output-file.ts";
import { makeBodyOnPage } from "../render/body-on-page.ts";
import { makeSiteKey } from "../render/page-keys.ts";
import { makeBodyContext } from "../render/body-context.ts";
import type { Rendering } from "../render/rendering.ts";
import { PageTexts, type ShownList, type TextPage } from "./page-texts.ts";

/** What all files for language models come from, in messages. */
export const SOURCE = "the Markdown of pages";

/** Name of the files with all pages of a site or a version. */
export const FULL = "llms-full.txt";

/** A page in such a file. */
export function fullEntry(url: string, text: string): string {
  return `Source: ${url}\n\n${text}`;
}

/** Opens the texts of a site's pages, and the files with them. */
export function openPageFiles(rendering: Rendering): { readonly texts: PageTexts; readonly files: PageFiles } {
  const { graph, plugins, bundle, site } = rendering;
  const components = { ...makeBodyContext(bundle, site), isStatic: () => true, ownElements: new Set<string>() };
  const texts = new PageTexts({ graph, plugins, components, bodyOnPage: makeBodyOnPage(rendering) });
  return { texts, files: new PageFiles(rendering, texts) };
}

/** A page as Markdown, without and with its head. */
export interface PageFile {
  readonly text: string;
  readonly file: OutputFile;
}

/** Makes the files, or takes them from the cache. */
class PageFiles {
  readonly #rendering: Rendering;
  readonly #texts: PageTexts;
  #siteKey: string | undefined;

  constructor(rendering: Rendering, texts: PageTexts) {
    this.#rendering = rendering;
    this.#texts = texts;
  }

  make(page: TextPage): PageFile {
    const texts = this.#texts;
    const plainKey = this.#caches(page) ? texts.plainKey(page) : undefined;
    const plain = this.#reuse(page, plainKey);
    if (plain) return plain;
    const text = texts.readPlain(page);
    return text === undefined ? this.#render(page, plainKey) : this.#store(toFile(page, text), plainKey);
  }

  /** A page with components. Their lists of other pages are compared, because no key covers all pages. */
  #render(page: TextPage, plainKey: string | undefined): PageFile {
    const key = plainKey && this.#texts.renderedKey(plainKey, this.#keyOfSite());
    const isSame = (lists: Json): boolean => this.#texts.showsSame(page, lists as readonly ShownList[]);
    const known = this.#reuse(page, key, isSame);
    if (known) return known;
    const { text, lists, needsPage, isVolatile } = this.#read(page);
    const made = toFile(page, text);
    return needsPage || isVolatile ? made : this.#store(made, key, lists);
  }

  #read(page: TextPage): ReturnType<PageTexts["read"]> & { readonly isVolatile: boolean } {
    const reads = this.#rendering.cache?.volatileReads;
    if (!reads) return { ...this.#texts.read(page), isVolatile: false };
    const { result, isVolatile } = reads.watch(() => this.#texts.read(page));
    return { ...result, isVolatile };
  }

  #caches({ file }: TextPage): boolean {
    const { cache, staticPaths } = this.#rendering;
    return cache !== undefined && !staticPaths.has(file);
  }

  #keyOfSite(): string {
    return (this.#siteKey ??= makeSiteKey(this.#rendering, this.#rendering.cache?.surroundings ?? ""));
  }

  #reuse(page: TextPage, key: string | undefined, isRight?: (note: Json) => boolean): PageFile | undefined {
    const { cache } = this.#rendering;
    const [file] = (key === undefined ? undefined : cache?.files.take(key, isRight)?.files) ?? [];
    const written = file && (isPacked(file.content) ? textOf(file.content) : cache?.files.textOf(file.path));
    return file && written !== undefined ? { text: textIn(page, written), file } : undefined;
  }

  #store(made: PageFile, key: string | undefined, note: Json = null): PageFile {
    if (key !== undefined) this.#rendering.cache?.files.put(key, { files: [made.file], note });
    return made;
  }
}

/** The text of a page in its file. */
export function textIn(page: TextPage, content: string): string {
  return content.slice(toHead(page).length, -1);
}

function textOf(content: PackedContent): string {
  return new TextDecoder().decode(makeUnpacker()(content));
}

function toFile(page: TextPage, text: string): PageFile {
  return { text, file: { path: page.file, content: `${toHead(page)}${text}\n`, source: SOURCE } };
}

function toHead({ about: { title, description }, url }: TextPage): string {
  const about = description === "" ? "" : `description: ${JSON.stringify(description)}\n`;
  return `---\ntitle: ${JSON.stringify(title)}\n${about}url: ${JSON.stringify(url)}\n---\n\n`;
}
