import type { SwizzleRow, SwizzleSafety } from "../model/swizzle.ts";
import { toTable } from "./help.ts";

/** Prints one row per component: what it renders, and how safe it is to wrap and to eject. The reasons follow below the table, each once. */
export function formatSwizzleTable(rows: readonly SwizzleRow[], width: number): string {
  const notes = new Map<string, number>();
  const mark = (safety: SwizzleSafety, reason: string | undefined): string => {
    if (reason === undefined) return safety;
    if (!notes.has(reason)) notes.set(reason, notes.size + 1);
    return `${safety} (${notes.get(reason)})`;
  };
  const lines = rows.map(({ name, summary, wrap, eject }): readonly [string, string] => {
    const verdicts = `wrap ${mark(wrap.safety, wrap.reason)}, eject ${mark(eject.safety, eject.reason)}`;
    return [name, `${verdicts}. ${summary}.`];
  });
  const reasons = [...notes].map(([reason, number]): readonly [string, string] => [`(${number})`, reason]);
  const parts = [toTable(lines, width), ...(reasons.length > 0 ? [`Why:\n${toTable(reasons, width)}`] : [])];
  return `${parts.join("\n\n")}\n\nCustomize one with \`veloci swizzle <component> --wrap\` or \`--eject\`.\n`;
}
