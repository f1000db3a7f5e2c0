/** `veloci swizzle`: lists the components of the theme, and wraps or ejects one of them. */

import type { SwizzleFacts } from "../model/json-report.ts";
import type { SwizzleRow } from "../model/swizzle.ts";
import { type CommandResult, defineCommand, refuse } from "./command.ts";
import { JSON_OPTION } from "./report-format.ts";
import { CONFIG_OPTION, openSite, SITE_ARGUMENT } from "./site-folder.ts";
import { NEXT_STEP, readChoice } from "./swizzle-choice.ts";
import { formatSwizzleTable } from "./swizzle-list.ts";
import { swizzlePlugin } from "./swizzle-plugin.ts";
import { readSwizzleWords } from "./swizzle-words.ts";

export const swizzle = defineCommand({
  name: "swizzle",
  summary: "List the components of the theme, or customize one: wrap it, or eject a copy.",
  argument: {
    name: "theme",
    doc: "Theme of the component, such as `@docusaurus/theme-classic`. Needed only for components of a plugin: its name in the config.",
  },
  rest: {
    name: "component",
    doc: "The component, such as `Footer` or `DocItem/Footer`.",
    last: SITE_ARGUMENT,
  },
  options: {
    list: { type: "flag", short: "l", doc: "List the components, even if you name one." },
    wrap: {
      type: "flag",
      short: "w",
      doc: "Write a component that renders the theme's own, to add something around it.",
    },
    eject: { type: "flag", short: "e", doc: "Write a copy of the component, to change what it renders." },
    typescript: {
      type: "flag",
      short: "t",
      doc: "Write TypeScript. Default for a site with `tsconfig.json` or a config in TypeScript.",
    },
    javascript: { type: "flag", short: "j", doc: "Write JavaScript." },
    danger: { type: "flag", doc: "Do it even if it is marked as unsafe." },
    config: CONFIG_OPTION,
    json: JSON_OPTION,
  },
  notes: [
    "The file goes to `src/theme/<component>/`. Code in your site is never overwritten.",
    "safe: the props change only in major releases. unsafe: any release may break your copy. forbidden: it cannot work.",
  ],
  async run({ argument, rest, options }, context) {
    const [{ loadThemeSources }, { makeSwizzleTable }, { writeComponent }] = await Promise.all([
      import("../swizzle/load-sources.ts"),
      import("../swizzle/swizzle-table.ts"),
      import("../swizzle/write-component.ts"),
    ]);
    const sources = await loadThemeSources();
    const table = makeSwizzleTable(sources);
    const given = [...(argument === undefined ? [] : [argument]), ...rest];
    const words = readSwizzleWords(given, table, context.cwd);
    if ("plugin" in words) return swizzlePlugin({ ...words, options, context });
    if ("problem" in words) return refuse(words.problem);
    const { row, theme } = words;
    if (!row || options.list) return listComponents(table, theme, context.out.width);
    const site = openSite({ siteDir: words.siteDir, config: options.config }, context);
    if ("ending" in site) return site.ending;
    const choice = readChoice(options, row, site.siteDir);
    if ("problem" in choice) return refuse(choice.problem);
    const source = sources.find(({ name }) => name === row.name);
    if (!source) throw new Error(`no source of ${row.name}`);
    const written = await writeComponent({ siteDir: site.siteDir, source, ...choice });
    if ("problem" in written) return { code: 1, siteDir: site.siteDir, diagnostics: [written.problem] };
    const { path } = written;
    return {
      code: 0,
      siteDir: site.siteDir,
      diagnostics: [],
      facts: { component: row.name, action: choice.action, written: path } satisfies SwizzleFacts,
      output: `${path}\n`,
      summary: { on: "err", text: NEXT_STEP[choice.action] },
    };
  },
});

function listComponents(table: readonly SwizzleRow[], theme: string | undefined, width: number): CommandResult {
  const rows = theme === undefined ? table : table.filter((row) => row.theme === theme);
  const facts: SwizzleFacts = { components: rows };
  return { code: 0, diagnostics: [], facts, output: formatSwizzleTable(rows, width) };
}
