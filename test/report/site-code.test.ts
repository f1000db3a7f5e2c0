/** The keeper of the site's own code: names, waits, ends. */

import { describe, expect, test } from "bun:test";
import { ExitError, makeSiteCode, NeverSettlesError } from "../../src/report/site-code.ts";

const never = new Promise<never>(() => {});

describe("code of the site", () => {
  test("returns its result, and rethrows its errors", async () => {
    const code = makeSiteCode();
    expect(await code.run("a", () => 1)).toBe(1);
    expect(await code.run("a", () => Promise.resolve(2))).toBe(2);
    const reason = new Error("no");
    expect(
      await code
        .run("a", () => {
          throw reason;
        })
        .catch((error: unknown) => error),
    ).toBe(reason);
    expect(code.running).toEqual([]);
  });

  test("is reported repeatedly while it runs", async () => {
    const code = makeSiteCode({ slowMs: 5, waitMs: 1 });
    const named: string[] = [];
    const states: string[] = [];
    code.onState((state) => void states.push(state));
    const slow = Promise.withResolvers<void>();
    code.onSlow(({ name }) => {
      named.push(name);
      if (named.length === 3) slow.resolve();
    });
    const awake = setInterval(() => {}, 1);
    await code.run("the slow one", () => slow.promise);
    clearInterval(awake);
    expect(named).toEqual(["the slow one", "the slow one", "the slow one"]);
    expect(states).toEqual(["idle", "busy", "waiting", "idle"]);
    expect(code.runNow("now", () => states.at(-1))).toBe("busy");
  });

  test("that can never finish is aborted", async () => {
    const code = makeSiteCode();
    expect(code.giveUp()).toBe(false);
    const stuck = [code.run("first", () => never), code.run("second", () => never)];
    expect(code.running.map(({ name }) => name)).toEqual(["first", "second"]);
    expect(code.giveUp()).toBe(true);
    const errors = (await Promise.allSettled(stuck)).map((ended) => ended.status === "rejected" && ended.reason);
    expect(errors).toEqual([new NeverSettlesError("first"), new NeverSettlesError("second")]);
  });

  test("that waits for an end of all work goes on when there is one, or after a limit", async () => {
    const code = makeSiteCode();
    const waiting = code.run("a", () => code.drained().then(() => "goes on"));
    expect(code.giveUp()).toBe(true);
    expect(await waiting).toBe("goes on");
    expect(code.giveUp()).toBe(false);
    const awake = setInterval(() => {}, 1);
    await code.run("b", () => code.drained(1));
    clearInterval(awake);
  });

  test("cannot end the process, even if it catches the error that comes of it", async () => {
    const code = makeSiteCode();
    const caught = code.run("a", () => {
      try {
        code.exit("process.exit()");
      } catch {
        return "goes on";
      }
    });
    expect(await caught.catch((error: unknown) => error)).toBeInstanceOf(ExitError);
    expect(await code.run("b", () => "innocent")).toBe("innocent");
  });
});
