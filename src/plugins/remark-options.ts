import { reportUses } from "../config/report-support.ts";
import { standInName } from "../config/stand-ins.ts";
import { SUPPORT } from "../config/support.ts";
import type { Where } from "../config/validate.ts";

/** Reports `not-supported` at the options of a plugin that is listed as `[plugin, options]`. */
export function reportRemarkOptions(options: unknown, where: Where): void {
  for (const [list, entries] of Object.entries(Object(options) as Readonly<Record<string, unknown>>)) {
    if (!/^(?:remark|rehype|beforeDefault(?:Remark|Rehype))Plugins$/.test(list) || !Array.isArray(entries)) continue;
    for (const [index, entry] of entries.entries()) {
      const [plugin, own]: readonly unknown[] = Array.isArray(entry) ? entry : [entry];
      const name = standInName(plugin);
      if (name === undefined || own === undefined) continue;
      const rows = Object.entries(SUPPORT.remarkPlugin).flatMap(([row, support]) =>
        row.startsWith(`${name}.`) ? [[row.slice(name.length + 1), support] as const] : [],
      );
      reportUses(Object.fromEntries(rows), own, { ...where, label: `${name} option`, at: [list, index, 1] });
    }
  }
}
