import { childOutput } from "../system/child-output.ts";

export interface GitAnswer {
  readonly ok: boolean;
  readonly text: string;
}

/** Runs Git, which ends with this process. It never asks for a password at the terminal: a missing one is an error. */
export async function git(dir: string, ...args: readonly string[]): Promise<GitAnswer> {
  try {
    const child = Bun.spawn(["git", ...args], {
      cwd: dir,
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0" },
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
    });
    const { code, out, err } = await childOutput(child);
    const ok = code === 0;
    return { ok, text: hidePasswords((ok ? out : err || out).trim()) };
  } catch {
    return { ok: false, text: "git is not installed" };
  }
}

function hidePasswords(text: string): string {
  return text.replace(/(https?:\/\/)[^/@\s]*@/g, "$1***@");
}
