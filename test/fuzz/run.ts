/**
 * Looks for input that breaks Veloci: `bun test/fuzz/run.ts [--count 200] [--sites 0] [--seed 1] [folder]`. Each input has a seed
 * of its own: `--seed <its seed> --count 1` repeats a text, `--sites 1 --count 0` a site.
 *
 * The work is done by `work.ts` in a process of its own, which says what it begins: one that says nothing for long is ended.
 */

import { join } from "node:path";
import { parseArgs } from "node:util";

/** Milliseconds without a word, on a busy machine too. */
const SILENCE = 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "200" },
    sites: { type: "string", default: "0" },
    seed: { type: "string", default: "1" },
  },
});

/** Runs the worker; the last thing it began, if it ended there. */
async function run(kind: "markdown" | "sites", count: string): Promise<boolean> {
  const folder = positionals[0] ?? join(import.meta.dir, "../markdown/cases");
  const command = [process.execPath, join(import.meta.dir, "work.ts"), kind, values.seed, count, folder];
  const child = Bun.spawn(command, { stdout: "pipe", stderr: "inherit" });
  let begun = "";
  let isFine = false;
  let timer: Timer | undefined;
  const watch = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => child.kill("SIGKILL"), SILENCE);
  };
  watch();
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of child.stdout) {
    watch();
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line.startsWith("\u0001")) begun = line.slice(1);
      else if (line === "\u0002") isFine = true;
      else console.log(line);
    }
  }
  clearTimeout(timer);
  await child.exited;
  if (child.signalCode !== null)
    console.log(`${kind}, seed ${begun}: it hangs, or the process is killed (${child.signalCode})`);
  else if (!isFine && child.exitCode !== 1)
    console.log(`${kind}, seed ${begun}: the process ends with ${child.exitCode}`);
  return isFine && child.exitCode === 0;
}

let isFine = true;
if (values.count !== "0") isFine = await run("markdown", values.count);
if (values.sites !== "0" && isFine) isFine = await run("sites", values.sites);
if (isFine) console.log("done");
else process.exitCode = 1;
