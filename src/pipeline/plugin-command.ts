/** Runs commands that a site's plugins add to the command line. Plugins declare them with `commander`, so `commander` parses them. */

import type commander from "commander";
import { FAILED, orReport } from "../config/import-module.ts";
import type { PluginCommandRequest, PluginCommandResult } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import { isA } from "../report/error-text.ts";
import { ExitError } from "../report/site-code.ts";
import { loadPlugins } from "./load-plugins.ts";
import { withReport } from "./open-report.ts";

/** Runs the command. Diagnostics: those of the config and the plugins, and errors that the command throws. */
export async function runPluginCommand(request: PluginCommandRequest): Promise<PluginCommandResult> {
  const run = async (report: Reporter): Promise<Omit<PluginCommandResult, "report"> | undefined> => {
    const start = await loadPlugins(request, report);
    const adding = start?.made.filter(({ extendCli }) => extendCli) ?? [];
    if (!start || adding.length === 0) return undefined;
    const library = await import("commander");
    const cli = new library.default.Command("veloci");
    // By default, commander exits the process.
    cli.exitOverride();
    for (const plugin of adding) plugin.extendCli?.(cli);
    const names = cli.commands.flatMap((command) => [command.name(), command.alias() ?? []].flat());
    const [name = ""] = request.words;
    if (!names.includes(name)) return { names };
    const { dir, configPath } = start.loaded.site;
    const place = { siteDir: dir, path: configPath, report };
    const label = `the command \`${name}\``;
    const code = await orReport(
      place,
      () => orExit(report.siteCode.run(label, () => parse(cli, request, report))),
      label,
    );
    return { names, code: code === FAILED ? 1 : code };
  };
  return { names: [], ...(await withReport(request, run)) };
}

/** A command may end the process, unlike other code of the site. */
async function orExit(code: Promise<0 | 1 | 2>): Promise<0 | 1 | 2> {
  try {
    return await code;
  } catch (error) {
    if (!isA(error, ExitError)) throw error;
    return error.code === 0 ? 0 : 1;
  }
}

/**
 * Parses the arguments, runs the command, and waits for work that the command itself does not wait for. Returns 2 if the
 * arguments are wrong; commander has printed why.
 */
async function parse(
  cli: commander.Command,
  { words }: PluginCommandRequest,
  { siteCode }: Reporter,
): Promise<0 | 1 | 2> {
  try {
    await cli.parseAsync([...words], { from: "user" });
    await siteCode.drained();
    return Number(process.exitCode ?? 0) === 0 ? 0 : 1;
  } catch (error) {
    const { code, exitCode } = Object(error) as { readonly code?: unknown; readonly exitCode?: unknown };
    if (typeof code !== "string" || !code.startsWith("commander.")) throw error;
    return exitCode === 0 ? 0 : 2;
  }
}
