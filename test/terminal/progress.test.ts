/** Stages are measured, passed through unchanged, and drawn so that a terminal ends up with one line each. */

import { describe, expect, test } from "bun:test";
import { makeProgress } from "../../src/terminal/progress.ts";
import { makeStageLines } from "../../src/terminal/stage-lines.ts";

/** A terminal that understands what the lines use: text, line ends, "up n" and "clear to the end". */
function makeScreen(width = 60) {
  let lines = [""];
  const write = (text: string): void => {
    for (const token of text.split(/(\u{1b}\[\d*[AJ]|\n)/u)) {
      if (token === "\n") lines.push("");
      else if (token.endsWith("J") && token.startsWith("\u{1b}")) continue;
      else if (token.startsWith("\u{1b}"))
        lines = [...lines.slice(0, lines.length - 1 - Number.parseInt(token.slice(2), 10)), ""];
      else lines[lines.length - 1] += token;
    }
  };
  return { output: { write, interactive: true, color: false, width }, text: () => `\n${lines.join("\n")}` };
}

function makeClock() {
  let time = 0;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}

describe("progress", () => {
  test("returns the result and the time of a stage", async () => {
    const clock = makeClock();
    const progress = makeProgress({ now: clock.now });
    const value = await progress.stage("config", () => {
      clock.pass(12);
      return "site";
    });
    expect(value).toBe("site");
    expect(progress.stages).toEqual([{ name: "config", ms: 12 }]);
  });

  test("lists stages in the order they started, including nested ones", async () => {
    const clock = makeClock();
    const progress = makeProgress({ now: clock.now });
    await progress.stage("outer", async () => {
      clock.pass(1);
      await progress.stage("inner", () => clock.pass(2));
    });
    expect(progress.stages).toEqual([
      { name: "outer", ms: 3 },
      { name: "inner", ms: 2 },
    ]);
  });

  test("passes an error through and still counts the stage", async () => {
    const progress = makeProgress();
    const failing = progress.stage("bundle", () => {
      throw new Error("no");
    });
    expect(failing).rejects.toThrow("no");
    await failing.catch(() => {});
    expect(progress.stages.map(({ name }) => name)).toEqual(["bundle"]);
  });
});

describe("on a terminal", () => {
  test("concurrent stages have their own lines while they run, and one each at the end", async () => {
    const clock = makeClock();
    const screen = makeScreen();
    const progress = makeProgress({ watcher: makeStageLines(screen.output, clock.now), now: clock.now });
    const search = Promise.withResolvers<void>();
    await progress.stage("graph", () => clock.pass(31));
    const searching = progress.stage("search", () => search.promise);
    await progress.stage("render", (tick) => {
      clock.pass(500);
      tick(50, 200);
      expect(screen.text()).toMatchInlineSnapshot(`
        "
        ✓ graph               31 ms
        • search
        • render          ██████░░░░░░░░░░░░░░░░░░ 50/200
        "
      `);
      clock.pass(740);
    });
    search.resolve();
    await searching;
    expect(screen.text()).toMatchInlineSnapshot(`
      "
      ✓ graph               31 ms
      ✓ render             1.24 s
      ✓ search             1.24 s
      "
    `);
  });

  test("a stage that takes seconds has its remaining time, as long as the work so far suggests", async () => {
    const clock = makeClock();
    const screen = makeScreen(80);
    const progress = makeProgress({ watcher: makeStageLines(screen.output, clock.now), now: clock.now });
    const line = (): string => screen.text().trim();
    await progress.stage("render", (tick) => {
      clock.pass(1900);
      tick(10, 1000);
      expect(line()).toEndWith(" 10/1000");
      clock.pass(100);
      tick(20, 1000);
      expect(line()).toEndWith(" 20/1000, 1 min 38 s left");
      clock.pass(2000);
      tick(800, 1000);
      expect(line()).toEndWith(" 800/1000, 1 s left");
      clock.pass(1000);
      tick(1000, 1000);
      expect(line()).toEndWith(" 1000/1000");
    });
  });

  test("redraws seldom, however often it ticks", async () => {
    const clock = makeClock();
    let writes = 0;
    const output = { write: () => void writes++, interactive: true, color: false, width: 80 };
    const progress = makeProgress({ watcher: makeStageLines(output, clock.now), now: clock.now });
    await progress.stage("render", (tick) => {
      for (let done = 1; done <= 10_000; done++) {
        clock.pass(0.1);
        tick(done, 10_000);
      }
    });
    expect(writes).toBeLessThan(20);
  });

  test("does not overflow a narrow window", async () => {
    const screen = makeScreen(20);
    const progress = makeProgress({ watcher: makeStageLines(screen.output) });
    await progress.stage("a stage with a very long name", () => {});
    const widths = screen
      .text()
      .split("\n")
      .map((line) => line.length);
    expect(Math.max(...widths)).toBe(19);
  });

  test("a failed stage is marked", async () => {
    const screen = makeScreen();
    const progress = makeProgress({ watcher: makeStageLines(screen.output, () => 0), now: () => 0 });
    await progress.stage("emit", () => Promise.reject(new Error("no"))).catch(() => {});
    expect(screen.text()).toMatchInlineSnapshot(`
      "
      ✗ emit               0.0 ms
      "
    `);
  });
});
