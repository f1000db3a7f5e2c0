/**
 * Shows stages on a terminal, one line each: finished ones, and below them, redrawn, those that run. A long stage of
 * known length gets a bar, and the remaining time.
 */

import { makePaint, type Paint } from "../report/paint.ts";
import { formatTime } from "./figures.ts";
import type { Output } from "./output.ts";
import type { Stage, StageWatcher } from "./progress.ts";

/** More frequent drawing costs time and is invisible. */
const REDRAW_MS = 60;
/** A stage shorter than this needs no bar. */
const LONG_MS = 150;
/** Earlier, the remaining time is a guess from too little. */
const SURE_MS = 2000;
const BAR_CELLS = 24;
const NAME_CELLS = "render and emit".length;

/** Lines of stages, and messages above them. */
export interface StageLines extends StageWatcher {
  note(text: string): void;
}

/** Draws the lines; `output` must be interactive. */
export function makeStageLines(output: Output, now: () => number = () => performance.now()): StageLines {
  const paint = makePaint(output.color);
  const running = new Set<Stage>();
  let drawn = 0;
  let drawnAt = -Infinity;

  const redraw = (ended: string): void => {
    const lines = [...running].map((stage) => cutTo(toLine(stage, paint), output.width - 1));
    const up = drawn > 0 ? `\u001b[${drawn}A\u001b[J` : "";
    output.write(up + ended + lines.map((line) => `${line}\n`).join(""));
    drawn = lines.length;
    drawnAt = now();
  };

  return {
    changed(stage) {
      if (stage.state !== "running") {
        running.delete(stage);
        redraw(`${cutTo(toLine(stage, paint), output.width - 1)}\n`);
        return;
      }
      const isNew = !running.has(stage);
      running.add(stage);
      if (isNew || now() - drawnAt >= REDRAW_MS) redraw("");
    },
    note: (text) => redraw(`${text}\n`),
  };
}

function toLine(stage: Stage, paint: Paint): string {
  const name = stage.name.padEnd(NAME_CELLS);
  if (stage.state === "done") return `${paint.green("✓")} ${name} ${paint.dim(formatTime(stage.ms).padStart(9))}`;
  if (stage.state === "failed") return `${paint.red("✗")} ${name} ${paint.dim(formatTime(stage.ms).padStart(9))}`;
  const hasBar = stage.total > 0 && stage.ms >= LONG_MS;
  return hasBar ? `${paint.cyan("•")} ${name} ${toBar(stage, paint)}` : `${paint.cyan("•")} ${name}`.trimEnd();
}

function toBar({ done, total, ms }: Stage, paint: Paint): string {
  const full = Math.min(BAR_CELLS, Math.floor((done / total) * BAR_CELLS));
  const left =
    ms < SURE_MS || done === 0 || done >= total ? "" : paint.dim(`, ${toSeconds((ms / done) * (total - done))} left`);
  return `${paint.cyan("█".repeat(full))}${paint.dim("░".repeat(BAR_CELLS - full))} ${done}/${total}${left}`;
}

/** Whole seconds: an estimate does not justify more digits. */
function toSeconds(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  return seconds < 60 ? `${seconds} s` : formatTime(seconds * 1000);
}

/** A wrapped line would take two rows, and redrawing it would leave one behind. */
function cutTo(line: string, width: number): string {
  return Bun.stringWidth(line) <= width ? line : Bun.sliceAnsi(line, 0, Math.max(1, width));
}
