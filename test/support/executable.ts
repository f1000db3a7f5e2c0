/** The compiled program for tests. It takes seconds to make, so all test files share one. Run as a program, says where it is. */

import { chmod } from "node:fs/promises";
import { findBuiltTheme } from "./built-theme.ts";
import { makeOnce, PROGRAM_SOURCES } from "./made-once.ts";
import { projectDir } from "./paths.ts";

/** Absolute path of the executable, compiled from the sources as they are now. */
export async function compileExecutable(): Promise<string> {
  return makeOnce({ name: "veloci", sources: [...PROGRAM_SOURCES, "scripts/compile.ts"], make: compile });
}

async function compile(path: string): Promise<void> {
  const command = [process.execPath, "scripts/compile.ts", "--outfile", path, "--theme", await findBuiltTheme()];
  const compiled = Bun.spawn(command, { cwd: projectDir, stdout: "ignore", stderr: "pipe" });
  const problems = await new Response(compiled.stderr).text();
  if ((await compiled.exited) !== 0) throw new Error(`The executable cannot be compiled:\n${problems}`);
  await chmod(path, 0o755);
}

if (import.meta.main) console.log(await compileExecutable());
