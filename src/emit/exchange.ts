/**
 * Exchanges two folders in one system call, so that there is no moment without a complete one. In: nothing. Out: a
 * function, or `undefined` where the system has no such call. Loaded only when a build is about to end.
 */

/** Gives two paths of one disk each other's content; `false` when the system refuses, then nothing has changed. */
export type Exchange = (one: string, other: string) => boolean;

/** Finds the call of this system: `renameat2` of Linux, `renamex_np` of macOS. */
export async function loadExchange(): Promise<Exchange | undefined> {
  try {
    if (process.platform === "linux") return await loadLinux();
    return process.platform === "darwin" ? await loadDarwin() : undefined;
  } catch {
    // No library of that name, or none that this process may load: two renames do it, too.
    return undefined;
  }
}

/** Numbers of `renameat2`. Older C libraries have no function of that name; all of them have `syscall`. */
const RENAMEAT2: Readonly<Record<string, number>> = { x64: 316, arm64: 276 };
const AT_FDCWD = -100;
const RENAME_EXCHANGE = 2;

async function loadLinux(): Promise<Exchange | undefined> {
  const number = RENAMEAT2[process.arch];
  if (number === undefined) return undefined;
  const { dlopen } = await import("bun:ffi");
  const call = { args: ["i64", "i32", "ptr", "i32", "ptr", "u32"], returns: "i32" } as const;
  const open = (library: string) => dlopen(library, { syscall: call }).symbols.syscall;
  const musl = `libc.musl-${process.arch === "x64" ? "x86_64" : "aarch64"}.so.1`;
  const syscall = firstThatOpens(["libc.so.6", musl, "libc.so"], open);
  return (one, other) => syscall?.(number, AT_FDCWD, toCString(one), AT_FDCWD, toCString(other), RENAME_EXCHANGE) === 0;
}

const RENAME_SWAP = 2;

async function loadDarwin(): Promise<Exchange> {
  const { dlopen } = await import("bun:ffi");
  const call = { args: ["ptr", "ptr", "u32"], returns: "i32" } as const;
  const { renamex_np: rename } = dlopen("libSystem.B.dylib", { renamex_np: call }).symbols;
  return (one, other) => rename(toCString(one), toCString(other), RENAME_SWAP) === 0;
}

function firstThatOpens<T>(libraries: readonly string[], open: (library: string) => T): T | undefined {
  for (const library of libraries) {
    try {
      return open(library);
    } catch {
      // The next name may be the one of this system's C library.
    }
  }
  return undefined;
}

function toCString(path: string): Buffer {
  return Buffer.from(`${path}\0`);
}
