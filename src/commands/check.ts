/** `veloci check`: reports every problem that can be found without rendering. */

import { resolve } from "node:path";
import { RULE_NAMES, type RuleName } from "../model/check-rule.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { CheckFacts } from "../model/json-report.ts";
import { makePaint } from "../report/paint.ts";
import { countDiagnostics } from "../report/print.ts";
import { nearestName } from "../report/nearest.ts";
import { NOTE } from "../report/reporter.ts";
import { formatCount, formatTime } from "../terminal/figures.ts";
import { makeProgress } from "../terminal/progress.ts";
import { makeStageLines } from "../terminal/stage-lines.ts";
import { defineCommand, refuse } from "./command.ts";
import { JSON_OPTION, SARIF_OPTION, VERBOSE_OPTION } from "./report-format.ts";
import { CONFIG_OPTION, openSite, ONE_LOCALE_OPTION, SITE_ARGUMENT } from "./site-folder.ts";

const NAMES: readonly string[] = RULE_NAMES;

export const check = defineCommand({
  name: "check",
  summary: "Check the site without building it: links, config, code, and what Veloci treats differently.",
  argument: SITE_ARGUMENT,
  options: {
    rules: {
      type: "text",
      value: "<names>",
      doc: `Optional checks to run, separated by commas: ${NAMES.map((name) => `\`${name}\``).join(", ")}; or \`all\`.`,
    },
    external: {
      type: "flag",
      doc: "Also follow links to other sites. Links that work are requested again after a day.",
    },
    ignore: {
      type: "text",
      value: "<file>",
      doc: "With `--external`: file with URLs to leave out, one a line, relative to the current folder. `*` is any text.",
    },
    strict: { type: "flag", doc: "Fail on warnings as well as errors." },
    verbose: VERBOSE_OPTION,
    locale: ONE_LOCALE_OPTION,
    config: CONFIG_OPTION,
    json: JSON_OPTION,
    sarif: SARIF_OPTION,
  },
  notes: [
    "Lists what the site would lose (`not-supported`), what it can leave out (`not-needed`), and what works differently (`treated-differently`).",
    "Exit codes: 0 no errors, 1 errors (with `--strict`: or warnings), 2 the command line is wrong, 130 interrupted.",
  ],
  async run({ argument, options }, context) {
    const rules = readRules(options.rules);
    if ("problem" in rules) return refuse(rules.problem);
    const { config, locale, external, ignore, strict, json, sarif } = options;
    const site = openSite({ siteDir: argument, config }, context);
    if ("ending" in site) return site.ending;
    const began = performance.now();
    const { checkSite } = await context.loadPipeline(site.siteDir);
    const lines = context.err.interactive && !json && !sarif ? makeStageLines(context.err) : undefined;
    const { report, ...figures } = await checkSite({
      ...site.request,
      outDir: site.distDir,
      ...(locale !== undefined && { locales: [locale] }),
      rules: rules.names,
      ...(external && {
        external: {
          version: context.version,
          ...(ignore !== undefined && { ignoreFile: resolve(context.cwd, ignore) }),
        },
      }),
      progress: makeProgress(lines && { watcher: lines }),
    });
    if (lines) context.err.write("\n");
    const { diagnostics, hasErrors } = report;
    const fails = hasErrors || (strict && diagnostics.some(({ severity }) => severity === "warning"));
    const ms = performance.now() - began;
    const facts: CheckFacts = { ...figures, ...countUses(diagnostics), ms };
    return {
      code: fails ? 1 : 0,
      siteDir: site.siteDir,
      diagnostics,
      grouped: !options.verbose,
      facts,
      summary: { on: fails ? "err" : "out", text: toSummary(facts, diagnostics, context[fails ? "err" : "out"].color) },
    };
  },
});

/** Diagnostic: `invalid-value`. */
function readRules(given = ""): { readonly names: readonly RuleName[] } | { readonly problem: Diagnostic } {
  const names = given
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  if (names.includes("all")) return { names: RULE_NAMES };
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown === undefined) return { names: RULE_NAMES.filter((name) => names.includes(name)) };
  const near = nearestName(unknown, [...NAMES, "all"]);
  const list = `The checks are ${NAMES.map((name) => `\`${name}\``).join(", ")}, and \`all\`.`;
  const hint = near === undefined ? list : `Did you mean \`${near}\`? ${list}`;
  return { problem: { code: "invalid-value", severity: "error", message: `Unknown check \`${unknown}\`.`, hint } };
}

function countUses(diagnostics: readonly Diagnostic[]): Pick<CheckFacts, "lost" | "different" | "unneeded"> {
  const count = (expected: string): number => diagnostics.filter(({ code }) => code === expected).length;
  return { lost: count("not-supported"), different: count(NOTE), unneeded: count("not-needed") };
}

function toSummary(facts: CheckFacts, diagnostics: readonly Diagnostic[], color: boolean): string {
  const { pages, lost, different, unneeded, external, ms } = facts;
  const uses = [
    lost > 0 && `${lost} not supported`,
    different > 0 && `${different} treated differently`,
    unneeded > 0 && `${unneeded} not needed`,
  ].filter((part) => part !== false);
  const paint = makePaint(color);
  const counts = countDiagnostics(diagnostics);
  const parts = [formatTime(ms), ...uses];
  if (external) parts.push(`${external.broken} of ${formatCount(external.links, "external link")} broken`);
  parts.push(counts === "" ? "no problems" : paint.yellow(counts));
  return `${paint.green("Checked")} ${formatCount(pages, "page")}: ${parts.join(", ")}.`;
}
