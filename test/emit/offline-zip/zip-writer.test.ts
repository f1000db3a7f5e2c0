import { expect, test } from "bun:test";
import { writeZip, type ZipEntry, ZipTooLarge } from "../../../src/emit/offline-zip/zip-writer.ts";
import { makeFolder } from "../../support/site.ts";
import { unzip } from "../../support/unzip.ts";

const entry = (path: string, content: string | Uint8Array): ZipEntry => ({
  path,
  read: async () => Buffer.from(content),
});

async function zip(...entries: readonly ZipEntry[]): Promise<Uint8Array> {
  await using folder = await makeFolder();
  await writeZip(folder.path("a.zip"), entries);
  return await Bun.file(folder.path("a.zip")).bytes();
}

const noise = new Uint8Array(5000).map((_, index) => (index * index * 2654435761) >>> 13);

test("an archive contains every file, sorted, including non-ASCII names, empty files and incompressible ones", async () => {
  const files = unzip(await zip(entry("b/ü.txt", "text ".repeat(999)), entry("a.bin", noise), entry("b/empty", "")));
  expect(files.map(({ path }) => path)).toEqual(["a.bin", "b/empty", "b/ü.txt"]);
  expect(Buffer.from(files[2]?.bytes ?? []).toString()).toBe("text ".repeat(999));
  expect(Buffer.from(files[0]?.bytes ?? [])).toEqual(Buffer.from(noise));
  expect(files[1]?.bytes.length).toBe(0);
});

test("its bytes depend only on names and contents", async () => {
  const [one, other] = [entry("a", "1".repeat(99)), entry("b", "2")];
  const archive = await zip(one, other);
  expect(await zip(other, one)).toEqual(archive);
  for (const { time, mode } of unzip(archive)) expect([time, mode]).toEqual([0x00210000, 0o100644]);
});

test("more files than an archive can count are rejected before any is read", async () => {
  const entries = Array.from({ length: 65_536 }, (_, index) => ({
    path: String(index),
    read: async () => Promise.reject(new Error("read")),
  }));
  await expect(zip(...entries)).rejects.toThrow(ZipTooLarge);
});

test("a file that cannot be read ends the archive with its error", async () => {
  await expect(zip({ path: "a", read: async () => Promise.reject(new Error("no")) })).rejects.toThrow("no");
});
