/** `veloci swizzle <plugin>`: lists the components of a plugin, and wraps or ejects one of them. */

import type { Diagnostic } from "../model/diagnostic.ts";
import type { SwizzleFacts } from "../model/json-report.ts";
import type { PluginTheme } from "../model/swizzle.ts";
import { nearestName } from "../report/nearest.ts";
import { copyComponent, listPluginComponents } from "../swizzle/plugin-components.ts";
import { writeComponent, writeFiles } from "../swizzle/write-component.ts";
import type { CommandContext, CommandResult } from "./command.ts";
import { openSite } from "./site-folder.ts";
import { type ChoiceOptions, NEXT_STEP, readChoice } from "./swizzle-choice.ts";
import { formatSwizzleTable } from "./swizzle-list.ts";
import type { PluginWords } from "./swizzle-words.ts";

interface PluginRequest extends PluginWords {
  readonly options: ChoiceOptions & { readonly list: boolean; readonly config: string | undefined };
  readonly context: CommandContext;
}

/**
 * Loads the site's plugins to get their components. Diagnostics: those of the config and the plugins, `unknown-component`, and
 * those of `readChoice`.
 */
export async function swizzlePlugin(request: PluginRequest): Promise<CommandResult> {
  const { plugin, component, options, context } = request;
  const site = openSite({ siteDir: request.siteDir, config: options.config }, context);
  if ("ending" in site) return site.ending;
  const { siteDir } = site;
  const pipeline = await context.loadPipeline(siteDir);
  const { report, themes } = await pipeline.listPluginThemes(site.request);
  if (report.hasErrors) return { code: 1, siteDir, diagnostics: report.diagnostics };
  const refuse = (problem: Diagnostic): CommandResult => ({ code: 2, siteDir, diagnostics: [problem] });
  const theme = themes.find(({ from, name }) => [from, name].includes(plugin));
  if (!theme) return refuse(toUnknownPlugin(request.unknown, plugin, themes));
  const components = listPluginComponents(theme);
  if (component === undefined || options.list) {
    const rows = components.map(({ row }) => row);
    const facts: SwizzleFacts = { components: rows };
    return { code: 0, diagnostics: [], facts, output: formatSwizzleTable(rows, context.out.width) };
  }
  const found = components.find(({ row }) => row.name === component);
  const names = components.map(({ row }) => row.name);
  if (!found) return refuse(toUnknownComponent(theme, component, names));
  const choice = readChoice(options, found.row, siteDir);
  if ("problem" in choice) return refuse(choice.problem);
  const { action, language } = choice;
  const written =
    action === "wrap"
      ? await writeComponent({ siteDir, source: found.source, ...choice })
      : writeFiles({ siteDir, component, files: copyComponent(found, language, theme) });
  if ("problem" in written) return { code: 1, siteDir, diagnostics: [written.problem] };
  const { path } = written;
  return {
    code: 0,
    siteDir,
    diagnostics: [],
    facts: { component, action, written: path } satisfies SwizzleFacts,
    output: `${path}\n`,
    summary: { on: "err", text: NEXT_STEP[action] },
  };
}

/** Decides between an unknown plugin and an unknown component: unless a plugin has a similar name, the word is reported as a component. */
function toUnknownPlugin(unknown: Diagnostic, plugin: string, themes: readonly PluginTheme[]): Diagnostic {
  const names = themes.map(({ from }) => from);
  const near = nearestName(plugin, names);
  if (near === undefined) return unknown;
  return {
    ...unknown,
    message: `No plugin with components is called \`${plugin}\`.`,
    hint: `Did you mean \`${near}\`?`,
  };
}

function toUnknownComponent({ from }: PluginTheme, component: string, names: readonly string[]): Diagnostic {
  const near = nearestName(component, names);
  return {
    code: "unknown-component",
    severity: "error",
    message: `The plugin \`${from}\` has no component \`${component}\`.`,
    hint: `${near === undefined ? "" : `Did you mean \`${near}\`? `}\`veloci swizzle ${from}\` lists all of them.`,
  };
}
