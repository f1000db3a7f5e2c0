/** Files of the output come back from packs as they were, and from there only when the last output does not have them. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { makeUnpacker } from "../../src/cache/packed-content.ts";
import { PackedFiles, withPackedFiles } from "../../src/cache/packed-files.ts";
import type { FileGroup, OutputCache } from "../../src/model/output-cache.ts";
import { useTemporaryFolders } from "../emit/temporary-folder.ts";

const makeFolder = useTemporaryFolders();

const PAGE: FileGroup = {
  files: [
    { path: "a/index.html", content: "<p>ä\n</p>", source: "docs/a.md" },
    { path: "assets/card.png", content: new Uint8Array([137, 0, 10, 255]), hashed: true },
  ],
  note: { links: ["/b"] },
};

/** A last output that has nothing but what it is told. */
function makeOutput(
  known: Readonly<Record<string, FileGroup>>,
): OutputCache & { readonly told: Map<string, FileGroup> } {
  const told = new Map<string, FileGroup>();
  return {
    told,
    take: (key) => known[key],
    read: () => undefined,
    put: (key, group) => void told.set(key, group),
    textOf: () => undefined,
  };
}

test("a group is restored with its bytes and its note, unless the note does not match", () => {
  const request = { dir: join(makeFolder(), "cache"), engine: "one" };
  {
    using packs = new PackedFiles(request);
    packs.put("page", PAGE);
    packs.put("elsewhere", { files: [{ path: "b", content: { reused: 3 } }], note: null });
  }
  using packs = new PackedFiles(request);
  const group = packs.take("page");
  expect(group?.note).toEqual(PAGE.note);
  const unpack = makeUnpacker();
  expect(group?.files.map((file) => ({ ...file, content: Buffer.from(unpack(file.content)) }))).toEqual(
    PAGE.files.map((file) => ({ ...file, content: Buffer.from(file.content as string) })),
  );
  expect(packs.read("page")?.files[0]?.content.toString()).toBe("<p>ä\n</p>");
  expect(packs.take("page", () => false)).toBeUndefined();
  expect(packs.take("elsewhere")).toBeUndefined();
});

test("the last output takes precedence, and receives entries from packs", () => {
  using packs = new PackedFiles({ dir: join(makeFolder(), "cache"), engine: "one" });
  const own = { files: [], note: "own" };
  const output = makeOutput({ known: own });
  const files = withPackedFiles(output, packs);
  expect(files.take("known")).toBe(own);
  expect(files.take("unknown")).toBeUndefined();
  files.put("new", PAGE);
  expect(output.told.get("new")).toBe(PAGE);
});
