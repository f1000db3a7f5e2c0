/** `veloci create`: creates a site from a template. */

import { isAbsolute, relative, resolve } from "node:path";
import type { CreateFacts } from "../model/json-report.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { isTemplate, type TemplateName, TEMPLATES } from "../create/template-names.ts";
import { nearestName } from "../report/nearest.ts";
import { systemCode, toWriteDiagnostic } from "../report/system-error.ts";
import type { Ask } from "../terminal/ask.ts";
import { type CommandContext, type CommandResult, defineCommand, refuse } from "./command.ts";
import { JSON_OPTION } from "./report-format.ts";

const NAMES = Object.keys(TEMPLATES);
const DEFAULT_DIR = "my-site";

export const create = defineCommand({
  name: "create",
  summary: "Create a new site from a template.",
  argument: {
    name: "dir",
    doc: "Folder for the new site, which must be empty or not exist yet. In a terminal, the command asks for it.",
  },
  options: {
    template: {
      type: "text",
      short: "t",
      value: "<name>",
      choices: NAMES,
      doc: `${Object.entries(TEMPLATES)
        .map(([name, { summary }]) => `\`${name}\` (${summary})`)
        .join(", ")}. Defaults to \`classic\`.`,
    },
    yes: { type: "flag", short: "y", doc: "Use the defaults instead of asking." },
    json: JSON_OPTION,
  },
  notes: ["The folder's name becomes the title of the site. Nothing is installed or downloaded."],
  async run({ argument, options: { template, yes, json } }, context) {
    const ask = yes || json ? undefined : context.ask;
    const given =
      argument ?? (ask ? (await ask(`Folder of the new site (${DEFAULT_DIR}): `)) || DEFAULT_DIR : undefined);
    if (given === undefined && !yes) return refuse(NO_FOLDER);
    const dir = resolve(context.cwd, given ?? DEFAULT_DIR);
    const named = template !== undefined && isTemplate(template) ? template : undefined;
    const chosen = named ?? (ask ? await askTemplate(ask) : "classic");
    return writeSite(dir, chosen, context);
  },
});

/** Writes the site. Diagnostics: `folder-not-empty`, and those of writing files. */
async function writeSite(dir: string, template: TemplateName, context: CommandContext): Promise<CommandResult> {
  const [{ loadTemplates }, { listObstacles, makeSiteFiles, toTitle, writeSiteFiles }] = await Promise.all([
    import("../create/load-templates.ts"),
    import("../create/make-site.ts"),
  ]);
  const shown = toShown(dir, context.cwd);
  try {
    const [obstacle] = listObstacles(dir);
    if (obstacle !== undefined) return refuse(toNotEmpty(shown, obstacle));
    const files = makeSiteFiles(await loadTemplates(), template, toTitle(dir));
    writeSiteFiles(dir, files);
    if (Object.hasOwn(files, "tsconfig.json")) await (await context.loadPipeline(dir)).writeSiteTypes(dir);
    const facts: CreateFacts = { dir, template, files: Object.keys(files).sort() };
    return { code: 0, siteDir: dir, diagnostics: [], facts, summary: { on: "out", text: toNext(shown) } };
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    const hint = "Choose another folder.";
    return { code: 1, diagnostics: [{ ...toWriteDiagnostic(error, shown), hint }] };
  }
}

function toNext(shown: string): string {
  const enter = shown === "." ? [] : [`  cd ${shown}`];
  return [`Created a site in \`${shown}\`. Next:`, "", ...enter, "  veloci dev", ""].join("\n");
}

/** Asks for a template until the answer is a number or a name of one. */
async function askTemplate(ask: Ask): Promise<TemplateName> {
  const list = NAMES.map((name, index) => `  ${index + 1}. ${name}: ${TEMPLATES[name as TemplateName].summary}`);
  for (let question = list.join("\n"); ;) {
    const answer = (await ask(`${question}\nTemplate (1): `)) || "1";
    const name = NAMES[Number(answer) - 1] ?? answer;
    if (isTemplate(name)) return name;
    question = toUnknown(name);
  }
}

/** Returns the folder relative to the current one, for messages. */
function toShown(dir: string, cwd: string): string {
  const path = relative(cwd, dir);
  return path === "" ? "." : path.startsWith("..") || isAbsolute(path) ? dir : path;
}

const NO_FOLDER: Diagnostic = {
  code: "missing-argument",
  severity: "error",
  message: "`create` needs a folder for the new site, and without a terminal it cannot ask for one.",
  hint: `Name it, as in \`veloci create ${DEFAULT_DIR}\`, or add \`--yes\` to use \`${DEFAULT_DIR}\`.`,
};

function toUnknown(name: string): string {
  const near = nearestName(name, NAMES);
  const list = `The templates are ${NAMES.map((each) => `\`${each}\``).join(", ")}.`;
  return `Unknown template \`${name}\`. ${near === undefined ? list : `Did you mean \`${near}\`? ${list}`}`;
}

function toNotEmpty(shown: string, obstacle: string): Diagnostic {
  const message = `The folder \`${shown}\` is not empty: it contains \`${obstacle}\`.`;
  const hint = "Choose another folder. For an existing site, run `veloci migrate`.";
  return { code: "folder-not-empty", severity: "error", message, hint };
}
