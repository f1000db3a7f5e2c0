/** Releases are checked without running them: the platform is in the header, and the names of files are inside. */

import { expect, test } from "bun:test";
import { findExecutableProblems, platformOf } from "../scripts/executable-problems.ts";

function header(write: (view: DataView) => void, text = ""): Uint8Array {
  const bytes = new Uint8Array(256);
  write(new DataView(bytes.buffer));
  bytes.set(Buffer.from(text), 128);
  return bytes;
}

const elf = (machine: number, loader: string): Uint8Array =>
  header((view) => (view.setUint32(0, 0x7f454c46), view.setUint16(18, machine, true)), loader);

const macho = (cpu: number): Uint8Array =>
  header((view) => (view.setUint32(0, 0xfeedfacf, true), view.setUint32(4, cpu, true)));

const pe = (machine: number): Uint8Array =>
  header((view) => {
    view.setUint16(0, 0x4d5a);
    view.setUint32(0x3c, 64, true);
    view.setUint32(64, 0x50450000);
    view.setUint16(68, machine, true);
  });

test.each([
  ["linux-x64", elf(0x3e, "/lib64/ld-linux-x86-64.so.2")],
  ["linux-arm64", elf(0xb7, "/lib/ld-linux-aarch64.so.1")],
  ["linux-x64-musl", elf(0x3e, "/lib/ld-musl-x86_64.so.1")],
  ["darwin-x64", macho(0x01000007)],
  ["darwin-arm64", macho(0x0100000c)],
  ["windows-x64", pe(0x8664)],
  ["unknown", header(() => {})],
  ["unknown", new Uint8Array(3)],
])("%s is in the header", (platform, bytes) => {
  expect(platformOf(bytes)).toBe(platform);
});

test("an executable for another platform or without its files is rejected", () => {
  const problems = findExecutableProblems(macho(0x0100000c), "darwin-x64");
  expect(problems).toContain("it is for darwin-arm64");
  expect(problems).toContain("`/src/emit/writer-thread.js` is not inside");
  expect(problems).toContain("`/licenses-` is not inside");
});
