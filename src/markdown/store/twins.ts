/** Files with equal text, such as those of saved versions. */

import type { Document, Source, SourceOptions } from "../../model/document.ts";
import { type Late, LateMap } from "../../system/late-map.ts";
import { hasSitePlugins } from "../unified/site-plugins.ts";

export class Twins {
  /** By the settings of a plugin, then by the end of the file's name and the hash of its text. */
  readonly #known = new Map<SourceOptions | undefined, LateMap<Document>>();

  /** The document of a twin under the name of this file; `undefined` if there is none. */
  find(source: Source): Document | undefined {
    const twin = this.#known.get(source.compile)?.get(keyOf(source));
    // Lazy texts stay lazy.
    return (
      twin &&
      Object.defineProperties({} as Document, {
        ...Object.getOwnPropertyDescriptors(twin),
        path: { value: source.path, enumerable: true },
      })
    );
  }

  /** Stores the result of compiling a file, as `kept`, unless it depends on more than the text. */
  add(source: Source, document: Document, kept: Document | Late<Document> = document): void {
    if (!dependsOnTextAlone(source, document)) return;
    const known = this.#known.get(source.compile) ?? new LateMap<Document>();
    this.#known.set(source.compile, known);
    known.set(keyOf(source), kept);
  }
}

function keyOf({ path, text }: Source): string {
  // A map would hash long keys again and again.
  return `${path.slice(path.lastIndexOf("."))} ${text.length} ${Bun.hash(text)}`;
}

/** Imports are relative to the file, IDs of footnotes contain its name, and a site's own code and diagnostics name it. */
function dependsOnTextAlone(source: Source, document: Document): boolean {
  const { imports, code, diagnostics } = document;
  const isPlain = imports.length === 0 && code === undefined && diagnostics.length === 0;
  const isWhole = source.part === undefined && source.split === undefined && !source.text.includes("[^");
  return isPlain && isWhole && !hasSitePlugins(source.compile ?? {});
}
