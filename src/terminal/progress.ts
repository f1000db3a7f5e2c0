/** Measures stages, and notifies a watcher. Returns the result of a stage and the time it took. */

import type { Progress, StageTime, Tick } from "../model/build.ts";

/** A running or finished stage. */
export interface Stage {
  readonly name: string;
  /** Milliseconds so far, or in total. */
  readonly ms: number;
  readonly state: "running" | "done" | "failed";
  readonly done: number;
  /** 0 if the stage does not know its length. */
  readonly total: number;
}

/** Called when a stage begins, progresses and ends; always with the same object. */
export interface StageWatcher {
  changed(stage: Stage): void;
}

export interface ProgressOptions {
  readonly watcher?: StageWatcher;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** Makes the progress of one run. Without a watcher, it only measures. */
export function makeProgress({ watcher, now = () => performance.now() }: ProgressOptions = {}): Progress {
  const stages: Stage[] = [];
  return {
    async stage(name, work) {
      const stage = startStage(name, now);
      stages.push(stage);
      watcher?.changed(stage);
      const tick: Tick = (done, total) => {
        stage.advance(done, total);
        watcher?.changed(stage);
      };
      try {
        const result = await work(tick);
        stage.end("done");
        return result;
      } catch (error) {
        stage.end("failed");
        throw error;
      } finally {
        watcher?.changed(stage);
      }
    },
    get stages(): StageTime[] {
      return stages.filter(({ state }) => state !== "running").map(({ name, ms }) => ({ name, ms }));
    },
  };
}

interface RunningStage extends Stage {
  advance(done: number, total: number): void;
  end(state: "done" | "failed"): void;
}

function startStage(name: string, now: () => number): RunningStage {
  const start = now();
  let end: number | undefined;
  let state: Stage["state"] = "running";
  let counted = { done: 0, total: 0 };
  return {
    name,
    get ms() {
      return (end ?? now()) - start;
    },
    get state() {
      return state;
    },
    get done() {
      return counted.done;
    },
    get total() {
      return counted.total;
    },
    advance(done, total) {
      counted = { done, total };
    },
    end(how) {
      end = now();
      state = how;
    },
  };
}
