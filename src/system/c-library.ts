/** Opens the system's C library. */

import { dlopen, type FFIFunction, type Library } from "bun:ffi";

type Functions = Readonly<Record<string, FFIFunction>>;

/** File names of the C library. The first one that loads wins: musl also answers to the name of glibc on some systems. */
const NAMES: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ["libSystem.B.dylib"],
  linux: ["libc.so.6", `libc.musl-${process.arch === "x64" ? "x86_64" : "aarch64"}.so.1`, "libc.so"],
};

/** Returns `undefined` on systems without such a library (Windows), and if it lacks one of the functions. */
export function openCLibrary<F extends Functions>(
  functions: F,
  platform: NodeJS.Platform = process.platform,
): Library<F>["symbols"] | undefined {
  for (const name of NAMES[platform] ?? []) {
    try {
      return dlopen(name, functions).symbols;
    } catch {
      // This system's library may have the next name.
    }
  }
  return undefined;
}

/** Converts text to what C functions take as a string. */
export function toCString(text: string): Buffer {
  return Buffer.from(`${text}\0`);
}
