/**
 * Finds the system call that exchanges two folders in one step, so that a complete one exists at every moment. Loads the
 * foreign function interface only when asked.
 */

/** Exchanges two folders on the same disk. Returns `false`, with nothing changed, if the system refuses. */
export type Exchange = (one: string, other: string) => boolean;

/** Returns `renameat2` of Linux, `renamex_np` of macOS, or `undefined`. */
export async function loadExchange(): Promise<Exchange | undefined> {
  try {
    if (process.platform === "linux") return await loadLinux();
    return process.platform === "darwin" ? await loadDarwin() : undefined;
  } catch {
    // The library is missing or must not be loaded. The caller has another way.
    return undefined;
  }
}

/** Numbers of `renameat2` by architecture. Older C libraries lack that function; all of them have `syscall`. */
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
      // The C library of this system may have the next name.
    }
  }
  return undefined;
}

function toCString(path: string): Buffer {
  return Buffer.from(`${path}\0`);
}
