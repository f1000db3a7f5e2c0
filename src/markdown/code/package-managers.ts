/** Converts npm commands for other package managers, as the fence meta `npm2yarn` requests. */

import npmToOther from "npm-to-yarn";
import type { Problem } from "../../model/diagnostic.ts";
import type { ComponentNode, PackageManagerTabs } from "../../model/document.ts";
import { ownValue } from "../../lookup/own-value.ts";

/** Without the format's plugin in the config: all package managers, and a reader's choice applies to the whole site. */
export const DEFAULT_TABS: PackageManagerTabs = { sync: true, converters: ["yarn", "pnpm", "bun"] };

const LABELS: Readonly<Record<string, string>> = { npm: "npm", yarn: "Yarn", pnpm: "pnpm", bun: "Bun" };

type Known = "yarn" | "pnpm" | "bun";

/** The output of `npm-to-yarn` for an unknown command. */
const GAVE_UP = "# couldn't auto-convert command";

/** Commands it does not know. */
const INSTALL_EXACTLY: Readonly<Record<Known, string>> = {
  yarn: "yarn install --frozen-lockfile",
  pnpm: "pnpm install --frozen-lockfile",
  bun: "bun install --frozen-lockfile",
};

/** An npm command, after variables and `sudo`, up to the start of another command. */
const COMMAND = /(^|&&|\|\||[;|(])([ \t]*(?:\$ |> )?(?:[A-Z_]\w*=\S* |sudo )*)(np[mx](?![^ &|;\n])[^&|;\n]*)/gm;

/** `code` for another package manager; commands that it lacks stay unchanged. */
export function convertCommands(
  code: string,
  to: Known,
  { keepsNpx = false }: Pick<PackageManagerTabs, "keepsNpx"> = {},
): string {
  return code.replace(COMMAND, (_, ...groups: [string, string, string]) => {
    const [before, lead, text] = groups;
    const command = text.trimEnd();
    if (keepsNpx && command.startsWith("npx")) return before + lead + text;
    const converted = command === "npm ci" ? INSTALL_EXACTLY[to] : convertCommand(command, to);
    return before + lead + converted + text.slice(command.length);
  });
}

function convertCommand(command: string, to: Known): string {
  const converted = npmToOther(command, to);
  return converted.includes(GAVE_UP) ? command : converted;
}

export interface TabsRequest {
  readonly code: string;
  readonly tabs: PackageManagerTabs;
  /** Makes the code block of one tab. */
  readonly render: (code: string) => ComponentNode;
  readonly report: (problem: Problem) => void;
}

/** The tabs: npm's first, then those of the converters. Reports a converter of the site that throws. */
export function makePackageManagerTabs({ code, tabs, render, report }: TabsRequest): ComponentNode {
  const items = tabs.converters.map((converter): ComponentNode => {
    const name = typeof converter === "string" ? converter : converter[0];
    const convert =
      typeof converter === "string" ? (text: string) => convertCommands(text, converter, tabs) : converter[1];
    return toItem(name, render(attempt(convert, { name, code, report })));
  });
  const p = tabs.sync ? { p: { groupId: "npm2yarn" } } : {};
  return { c: "Tabs", ...p, b: [toItem("npm", render(code)), ...items] };
}

function toItem(name: string, block: ComponentNode): ComponentNode {
  return { c: "TabItem", p: { value: name.toLowerCase(), label: ownValue(LABELS, name) ?? name }, b: [block] };
}

interface Attempt extends Pick<TabsRequest, "code" | "report"> {
  readonly name: string;
}

function attempt(convert: (code: string) => string, { name, code, report }: Attempt): string {
  try {
    return String(convert(code));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report({ code: "converter-failed", message: `The converter \`${name}\` of npm2yarn failed: ${reason}` });
    return code;
  }
}
