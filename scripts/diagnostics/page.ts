/** Generates the manual's page about diagnostics. */

import { CODE_KINDS } from "../../src/model/catalog/code.ts";
import { COMMAND_KINDS } from "../../src/model/catalog/commands.ts";
import { CONFIG_KINDS } from "../../src/model/catalog/config.ts";
import { CONTENT_KINDS } from "../../src/model/catalog/content.ts";
import type { Kind } from "../../src/model/catalog/kind.ts";
import { MARKDOWN_KINDS } from "../../src/model/catalog/markdown.ts";
import { OUTPUT_KINDS } from "../../src/model/catalog/output.ts";
import { RECORDED } from "./recorded.ts";

/** Path of the page in the project. */
export const DIAGNOSTICS_PAGE = "content/docs/diagnostics.md";

const CHAPTERS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  "Config, plugins and locales": CONFIG_KINDS,
  Content: CONTENT_KINDS,
  "Markdown and code blocks": MARKDOWN_KINDS,
  "Components, styles and rendering": CODE_KINDS,
  "Output, serving and deployment": OUTPUT_KINDS,
  Commands: COMMAND_KINDS,
};

const HEAD = `---
description: Every error and warning that Veloci prints, with its cause, an example and what to do.
toc_max_heading_level: 2
---

# Diagnostics

Veloci reports mistakes as diagnostics: what is wrong, where, and what to do. A build with an **error** writes nothing and leaves the
previous site as it was. **Warnings** and **notes** (marked as info) do not stop a build. The name in brackets is the same in every release; search this page for it.

The examples are real output. If one needs a certain machine or network, such as a full disk, it was recorded, and its paths and addresses
were replaced. \`ended-early\` and \`internal-error\` appear only with \`--json\` and \`--sarif\`, so their examples are JSON.

To see all warnings of a kind, add \`--verbose\`. To get diagnostics as data, use \`--json\` or [\`--sarif\`](cli.md#sarif). To fail a build on
warnings, use \`veloci check --strict\`.
`;

/** All codes of diagnostics. */
export const CODES: readonly string[] = Object.values(CHAPTERS).flatMap((kinds) => Object.keys(kinds));

/** Renders the page. `outputs` maps each code to the output of its example, unless it was recorded. */
export function renderDiagnosticsPage(outputs: ReadonlyMap<string, string>): string {
  const chapters = Object.entries(CHAPTERS).map(([title, kinds]) => {
    const sections = Object.entries(kinds)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, { cause, help }]) => {
        const recorded = RECORDED.get(code);
        const example = recorded === undefined ? toFence(outputs.get(code)) : `${NOT_RUN}\n${toFence(recorded)}`;
        return `### \`${code}\` {#${code}}\n\n${cause}\n\n${example}\n${help}\n`;
      });
    return `## ${title}\n\n${sections.join("\n")}`;
  });
  return `${HEAD}\n${chapters.join("\n")}`;
}

const NOT_RUN = "<!-- not run: it depends on the machine or the network, so it was recorded -->";

function toFence(output = ""): string {
  return `\`\`\`text\n${output}\n\`\`\`\n`;
}

/** Reads the outputs from an existing page. */
export function readOutputs(page: string): ReadonlyMap<string, string> {
  const sections = page.split(/^### /m).slice(1);
  return new Map(
    sections.flatMap((section) => {
      const [, code = ""] = /^`([\w-]+)`/.exec(section) ?? [];
      const [, output] = /^```text\n(.*?)\n```$/ms.exec(section) ?? [];
      return output === undefined ? [] : [[code, output]];
    }),
  );
}
