import type { SwizzleRow, SwizzleVerdict as Verdict } from "../model/swizzle.ts";
import { isComponent, privateImports } from "./eject.ts";
import { THEMES } from "./swizzle-names.ts";
import type { ThemeSource } from "./theme-source.ts";

const SAFE: Verdict = { safety: "safe" };

/** Rates how safe each component is to wrap and to eject. Returns the rows, sorted by name. */
export function makeSwizzleTable(sources: readonly ThemeSource[]): SwizzleRow[] {
  return sources.map((source) => ({
    name: source.name,
    summary: summaryOf(source),
    theme: themeOf(source.name),
    wrap: judgeWrap(source),
    eject: judgeEject(source),
  }));
}

function judgeWrap(source: ThemeSource): Verdict {
  if (source.name.startsWith("Debug")) return { safety: "unsafe", reason: "any release may change the debug pages" };
  return SAFE;
}

function judgeEject(source: ThemeSource): Verdict {
  const [first] = privateImports(source);
  if (first !== undefined) {
    return { safety: "forbidden", reason: `it needs \`${first}\` of the theme, which no public module exports` };
  }
  if (source.text.includes('"@docusaurus/theme-common/internal"')) {
    return { safety: "unsafe", reason: "it uses `@docusaurus/theme-common/internal`, which any release may change" };
  }
  const own = /"(@docusaurus\/(?:local-search|live-code|debug-view))"/.exec(source.text)?.[1];
  if (own !== undefined) return { safety: "unsafe", reason: `it uses \`${own}\`, which any release may change` };
  if (!isComponent(source)) {
    return { safety: "unsafe", reason: "a copy misses what later releases add to the list: wrap it instead" };
  }
  return SAFE;
}

function themeOf(name: string): string {
  return Object.entries(THEMES).find(([, components]) => components.test(name))?.[0] ?? "theme-classic";
}

/** Returns the first sentence of the comment at the top of the file. */
function summaryOf({ text }: ThemeSource): string {
  const [, comment = ""] = /^\/\*\*([\s\S]*?)\*\//.exec(text) ?? [];
  const words = comment
    .replace(/\s*\n \*/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return /^.*?[.:](?=\s|$)/.exec(words)?.[0].replace(/[.:]$/, "") ?? words;
}
