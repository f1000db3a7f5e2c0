/** Text that no author means must neither crash the compiler nor keep it busy. Times are not asserted: what hangs is ended. */

import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { compileText } from "./compile-text.ts";
import { HOSTILE_TEXTS } from "./hostile/texts.ts";

const PROGRAM = join(import.meta.dir, "hostile/compile.ts");

/** Far more than it takes, on a slow machine too. */
const LIMIT = 120_000;

interface Run {
  readonly tier: "data" | "code";
  readonly count: number;
  readonly names?: readonly string[];
}

/** Names of the texts that were begun, and how that ended. */
async function compileHostile({ tier, count, names = [] }: Run): Promise<{ begun: string[]; problem: string }> {
  const child = Bun.spawn([process.execPath, PROGRAM, tier, String(count), ...names], {
    stdout: "pipe",
    stderr: "pipe",
    timeout: LIMIT,
  });
  const [out, error] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  await child.exited;
  return { begun: out.trimEnd().split("\n"), problem: String(child.signalCode ?? error) };
}

describe("hostile text is compiled or rejected in bounded time", () => {
  test.each([
    { tier: "data", count: 2000 },
    { tier: "code", count: 100 },
  ] as const)(
    "on the $tier tier, each sign $count times",
    async (run) => {
      const { begun, problem } = await compileHostile(run);
      expect(problem, `compiling ${begun.at(-1)}`).toBe("");
      expect(begun).toEqual(Object.keys(HOSTILE_TEXTS));
    },
    LIMIT,
  );

  test.each(["data", "code"] as const)(
    "on the %s tier, a hundred thousand signs in a line",
    async (tier) => {
      const names = [
        "quote marks",
        "opening brackets",
        "braces",
        "angle brackets",
        "stars",
        "a long word",
        "backticks",
      ];
      const { begun, problem } = await compileHostile({ tier, count: 100_000, names });
      expect(problem, `compiling ${begun.at(-1)}`).toBe("");
      expect(begun.toSorted()).toEqual(names.toSorted());
    },
    LIMIT,
  );

  test(
    "a line of a megabyte",
    () => {
      const words = "Lorem **ipsum** [dolor](./sit.md) `amet` ".repeat(26_000);
      const { slots, sections } = compileText(words);
      expect(slots.length).toBe(26_000);
      expect(sections[0]?.text.length).toBe("Lorem ipsum dolor amet ".length * 26_000 - 1);
    },
    LIMIT,
  );
});

describe("excess is reported", () => {
  test("deeply nested quotes are text", () => {
    expect(compileText(`${">".repeat(200)}a\n`).complaints).toMatchInlineSnapshot(
      `"warning docs/a.md:1:1 Lists, quotes or emphasis are nested more than 100 levels deep: deeper levels are shown as text."`,
    );
  });

  test("deeply nested tags show their content", () => {
    const { body, complaints } = compileText("<Foo>\n".repeat(600) + "Text\n\n" + "</Foo>\n".repeat(600));
    expect(JSON.stringify(body)).toContain("<p>Text</p>");
    expect(complaints).toMatchInlineSnapshot(
      `"warning docs/a.md:501:1 The tag \`<Foo>\` is nested inside 500 others, so it is left out and only its content is shown. Check that the tags before it are closed."`,
    );
  });

  test("unclosed tags are reported only up to a limit", () => {
    const { diagnostics } = compileText("x <b>\n\n".repeat(500));
    expect(diagnostics.length).toBe(101);
    expect(diagnostics.map(({ message }) => message)).toContain("400 more tags are unmatched.");
  });
});

test("code that nests too deep for the stack is reported", () => {
  const { complaints } = compileText(`export const a = ${"(".repeat(15_000)}1${")".repeat(15_000)}\n`);
  expect(complaints).toMatch(/too deep|not enough stack/);
});
