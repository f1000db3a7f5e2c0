/** Questions at a real terminal: Ctrl+C and Ctrl+D end the program, and leave the terminal as it was. */

import { expect, test } from "bun:test";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cliCommand } from "../support/cli.ts";

for (const [name, key] of [
  ["Ctrl+C", "\x03"],
  ["Ctrl+D", "\x04"],
] as const)
  test(`${name} at the question of \`create\``, async () => {
    const dir = mkdtempSync(join(tmpdir(), "veloci-ask-"));
    let said = "";
    const asked = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    await using terminal = new Bun.Terminal({
      data(_, chunk) {
        said += new TextDecoder().decode(chunk);
        if (said.includes("Folder of the new site")) asked.resolve();
        if (said.includes("OVER")) over.resolve();
      },
    });
    const script = `${[...cliCommand(), "create"].map((word) => `'${word}'`).join(" ")}; echo "$? $(stty -a | grep -o '.icanon .*')"; echo OVER`;
    const shell = Bun.spawn(["sh", "-c", script], { cwd: dir, terminal });
    await asked.promise;
    // The question is printed before the keyboard is read.
    await Bun.sleep(200);
    terminal.write(key);
    await over.promise;
    await shell.exited;
    const [, shown = ""] = said.split("(my-site): ");
    // The answer of the shell is on a line of its own.
    expect(shown.replace(/\x1b\[\d*[A-Z]/g, "")).toMatch(/^(?:\^C)?\r\n130 /);
    expect(shown).toMatch(/130 [^-]icanon/);
    expect(existsSync(join(dir, "my-site"))).toBe(false);
    rmSync(dir, { recursive: true });
  }, 30_000);
