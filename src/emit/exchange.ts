import { openCLibrary, toCString } from "../system/c-library.ts";

/** Exchanges two folders on the same disk. Returns `false`, with nothing changed, if the system refuses. */
export type Exchange = (one: string, other: string) => boolean;

/** Finds the system call that exchanges two folders in one step: `renameat2` of Linux, `renamex_np` of macOS, or `undefined`. */
export function loadExchange(): Exchange | undefined {
  if (process.platform === "linux") return loadLinux();
  return process.platform === "darwin" ? loadDarwin() : undefined;
}

/** Numbers of `renameat2` by architecture. Older C libraries lack that function; all of them have `syscall`. */
const RENAMEAT2: Readonly<Record<string, number>> = { x64: 316, arm64: 276 };
const AT_FDCWD = -100;
const RENAME_EXCHANGE = 2;

function loadLinux(): Exchange | undefined {
  const number = RENAMEAT2[process.arch];
  if (number === undefined) return undefined;
  const call = { args: ["i64", "i32", "ptr", "i32", "ptr", "u32"], returns: "i32" } as const;
  const syscall = openCLibrary({ syscall: call })?.syscall;
  if (syscall === undefined) return undefined;
  return (one, other) => syscall(number, AT_FDCWD, toCString(one), AT_FDCWD, toCString(other), RENAME_EXCHANGE) === 0;
}

const RENAME_SWAP = 2;

function loadDarwin(): Exchange | undefined {
  const call = { args: ["ptr", "ptr", "u32"], returns: "i32" } as const;
  const rename = openCLibrary({ renamex_np: call })?.renamex_np;
  return rename && ((one, other) => rename(toCString(one), toCString(other), RENAME_SWAP) === 0);
}
