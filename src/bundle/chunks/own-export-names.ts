/**
 * Keeps the internal names of the first chunk's exports. The bundler renames them, and a list of two hundred pairs is
 * half a kilobyte that every page loads.
 */

import type { Chunk } from "./stable-names.ts";

const EXPORTS = /export\{([^}]*)\};?\s*$/;

/** Renames the exports of a chunk, except those in `kept`, which scripts outside of the bundle import. */
export function withOwnExportNames<T extends Chunk>(
  chunks: readonly T[],
  of: Chunk | undefined,
  kept: ReadonlySet<string>,
): T[] {
  const list = of && EXPORTS.exec(of.text)?.[1];
  if (of === undefined || list === undefined) return [...chunks];
  const pairs = list.split(",").map(toPair);
  const renamed = new Map(pairs.flatMap(([local, name]) => (kept.has(name) ? [] : [[name, local] as const])));
  const own = pairs.map(([local, name]) => (renamed.has(name) || local === name ? local : `${local} as ${name}`));
  const statement = new RegExp(`(import|export)\\{([^}]*)\\}from"\\./${RegExp.escape(of.name)}"`, "g");
  const adapt = (names: string): string =>
    names
      .split(",")
      .map((one) => {
        const [name, local] = toPair(one);
        const found = renamed.get(name) ?? name;
        return found === local ? found : `${found} as ${local}`;
      })
      .join(",");
  return chunks.map((chunk) =>
    chunk.name === of.name
      ? { ...chunk, text: chunk.text.replace(EXPORTS, () => `export{${[...new Set(own)].join(",")}};\n`) }
      : {
          ...chunk,
          text: chunk.text.replace(
            statement,
            (_, kind: string, names: string) => `${kind}{${adapt(names)}}from"./${of.name}"`,
          ),
        },
  );
}

/** `a as b`, or only `a`, which is both. */
function toPair(one: string): [string, string] {
  const [first = "", second = first] = one.trim().split(" as ");
  return [first, second];
}
