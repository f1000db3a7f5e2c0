/** The terminal session of the home page: a small site is built, its broken link fixed, and the site built again. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCli } from "../../test/support/cli.ts";

/** Text in one style; plain text has none. */
export interface Span {
  readonly text: string;
  readonly style?: string;
}

/** A typed command and the lines it prints. */
export interface Step {
  readonly command: string;
  readonly lines: readonly (readonly Span[])[];
}

const INTRO = "docs/intro.md";

const SITE: Readonly<Record<string, string>> = {
  "docusaurus.config.js":
    'export default { title: "Tools", url: "https://tools.example", baseUrl: "/", presets: [["classic", { blog: false }]] };\n',
  "src/pages/index.md": "# Tools\n",
  "docs/install.md": "# Install\n\nDownload one file.\n",
  [INTRO]: "# Get started\n\nWelcome.\n\nFirst [install it](/docs/instal).\n",
};

/** Style names by ANSI code. Bold is ignored where a color is set. */
const STYLES: Readonly<Record<string, string>> = { 1: "bold", 2: "dim", 31: "red", 32: "green", 36: "cyan" };

const ESCAPES = /\u001B\[(\d+)m/g;

/** Runs the commands on a new site with the real command line. */
export async function recordSession(): Promise<readonly Step[]> {
  const dir = await mkdtemp(join(tmpdir(), "veloci-session-"));
  try {
    for (const [path, text] of Object.entries(SITE)) await Bun.write(join(dir, path), text);
    const failed = await runStep(dir, "veloci build");
    await Bun.write(join(dir, INTRO), SITE[INTRO]?.replace("instal)", "install)") ?? "");
    const fix: Step = { command: "sed -i 's/instal)/install)/' docs/intro.md", lines: [] };
    return [failed, fix, await runStep(dir, "veloci build")];
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function runStep(cwd: string, command: string): Promise<Step> {
  const { stdout, stderr } = await runCli(command.split(" ").slice(1), {
    cwd,
    env: { FORCE_COLOR: "1", NO_COLOR: undefined },
  });
  return {
    command,
    lines: withoutDuration(stderr + stdout)
      .trimEnd()
      .split("\n")
      .map(toSpans),
  };
}

/** Removes durations, which differ between machines. */
function withoutDuration(text: string): string {
  return text.replace(/, [\d.]+ m?s\./, ".");
}

function toSpans(line: string): readonly Span[] {
  const open = new Set<string>();
  const spans: Span[] = [];
  let start = 0;
  const add = (end: number): void => {
    const text = line.slice(start, end);
    const style = [...open].findLast((name) => name !== "bold") ?? [...open].at(-1);
    if (text !== "") spans.push(style === undefined ? { text } : { text, style });
  };
  for (const { 0: escape, 1: code = "", index } of line.matchAll(ESCAPES)) {
    add(index);
    start = index + escape.length;
    applyCode(open, code);
  }
  add(line.length);
  return spans;
}

function applyCode(open: Set<string>, code: string): void {
  const style = STYLES[code];
  if (style !== undefined) open.add(style);
  else if (code === "22") for (const name of ["bold", "dim"]) open.delete(name);
  else open.clear();
}
