/** Colour themes for code that have no colours, because the package they are from is not installed. In: `themeConfig`. Out: diagnostics. */

import { pathWords } from "./issue-words.ts";
import { describeUse } from "./report-support.ts";
import { SUPPORT } from "./support.ts";
import { locateNearest, type Where } from "./validate.ts";

/** Reports `not-supported` for `prism.theme` and `prism.darkTheme` where they are stand-ins. */
export function checkCodeThemes(themeConfig: unknown, where: Where): void {
  const prism = memberOf(themeConfig, "prism");
  for (const name of ["theme", "darkTheme"]) {
    const styles = memberOf(memberOf(prism, name), "styles");
    if (!Array.isArray(styles) || styles.length > 0) continue;
    const path = ["themeConfig", "prism", name];
    const problem = describeUse(SUPPORT.package["prism-react-renderer"], `Config field \`${pathWords(path)}\``);
    if (problem) where.report.add({ ...problem, file: where.file, ...locateNearest(path, where) });
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
