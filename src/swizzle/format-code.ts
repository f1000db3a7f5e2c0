/** Formats code that is written into a site. */

/** Runs Bun's built-in formatter, which reads the site's settings for Prettier or Bun. Returns code that it cannot format unchanged. */
export async function formatCode(code: string, path: string, siteDir: string): Promise<string> {
  const child = Bun.spawn([process.execPath, "fmt", "--no-script", `--stdin-filepath=${path}`], {
    cwd: siteDir,
    env: { ...process.env, BUN_BE_BUN: "1" },
    stdin: new Blob([code]),
    stdout: "pipe",
    stderr: "ignore",
  });
  const formatted = await new Response(child.stdout).text();
  return (await child.exited) === 0 && formatted !== "" ? formatted : code;
}
