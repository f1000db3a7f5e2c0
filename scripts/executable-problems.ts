/** Checks an executable. */

import { ARCHIVES, THREADS } from "./embedded-files.ts";

/** Processor numbers in the headers of executables. */
const ELF_MACHINES: Readonly<Record<number, string>> = { 0x3e: "x64", 0xb7: "arm64" };
const MACH_CPUS: Readonly<Record<number, string>> = { 0x01000007: "x64", 0x0100000c: "arm64" };
const PE_MACHINES: Readonly<Record<number, string>> = { 0x8664: "x64", 0xaa64: "arm64" };

/** Number of bytes at the start that contain the loader's name in a Linux executable. */
const ELF_HEAD = 64 * 1024;

/** Returns the platform of an executable as in release names, such as `linux-x64-musl`; `unknown` for other files. */
export function platformOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 64) return "unknown";
  if (view.getUint32(0) === 0x7f454c46) {
    const isMusl = Buffer.from(bytes.subarray(0, ELF_HEAD)).includes("/lib/ld-musl-");
    return `linux-${ELF_MACHINES[view.getUint16(18, true)] ?? "unknown"}${isMusl ? "-musl" : ""}`;
  }
  if (view.getUint32(0, true) === 0xfeedfacf) return `darwin-${MACH_CPUS[view.getUint32(4, true)] ?? "unknown"}`;
  const header = view.getUint16(0) === 0x4d5a ? view.getUint32(0x3c, true) : bytes.length;
  if (header + 6 > bytes.length || view.getUint32(header) !== 0x50450000) return "unknown";
  return `windows-${PE_MACHINES[view.getUint16(header + 4, true)] ?? "unknown"}`;
}

/** Lists the problems: a different platform, or a missing file inside. */
export function findExecutableProblems(bytes: Uint8Array, platform: string): string[] {
  const found = platformOf(bytes);
  const inside = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return [
    ...(found === platform ? [] : [`it is for ${found}`]),
    ...EXPECTED.filter((name) => !inside.includes(name)).map((name) => `\`${name}\` is not inside`),
  ];
}

/** Prefixes of paths inside the executable: thread programs, whose names end in a hash, and fonts of formulas and social cards. */
const EXPECTED = [
  ...Object.values(THREADS).map(({ program }) => `/${program.replace(/ts$/, "js")}`),
  ...ARCHIVES.map(({ archive }) => `/${archive.replace(/\.gz$/, "-")}`),
  "/KaTeX_Main-Regular-",
  "/inter-latin-600-normal-",
  "/noto-sans-arabic-arabic-600-normal-",
];
