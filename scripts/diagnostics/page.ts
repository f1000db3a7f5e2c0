/** Generates the manual's page about diagnostics. */

import { CODE_KINDS } from "../../src/model/catalog/code.ts";
import { COMMAND_KINDS } from "../../src/model/catalog/commands.ts";
import { CONFIG_KINDS } from "../../src/model/catalog/config.ts";
import { CONTENT_KINDS } from "../../src/model/catalog/content.ts";
import type { Kind } from "../../src/model/catalog/kind.ts";
import { MARKDOWN_KINDS } from "../../src/model/catalog/markdown.ts";
import { OUTPUT_KINDS } from "../../src/model/catalog/output.ts";

/** Path of the page in the project. */
export const DIAGNOSTICS_PAGE = "content/docs/diagnostics.md";

/** Codes that no small site or command line leads to on every machine. */
export const WITHOUT_EXAMPLE: readonly string[] = (
  "broken-external-link converter-failed deploy-failed deploy-to-own-branch disk-full ended-early endless-loop " +
  "foreign-branch foreign-bucket foreign-search-records internal-error interrupted invalid-file-name invalid-output-path " +
  "less-error no-manifest not-utf8 offline-zip-too-large output-not-found output-not-writable output-path-too-long " +
  "part-damaged part-duplicate part-mismatch port-forbidden port-in-use postcss-error postcss-warning pwa-large-file " +
  "pwa-warning sass-debug sass-error sass-warning search-failed search-refused search-unreachable shallow-git-history " +
  "slow-site-code stylus-error temporary-folder-left too-complex too-many-partials unchecked-external-link " +
  "uncommitted-changes unknown-host unreadable-file unusable-path"
).split(" ");

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

Diagnostics that depend on the machine, on a network or on packages of the site have no example.

To see all warnings of a kind, add \`--verbose\`. To get diagnostics as data, use \`--json\` or [\`--sarif\`](cli.md#sarif). To fail a build on
warnings, use \`veloci check --strict\`.
`;

/** All codes of diagnostics. */
export const CODES: readonly string[] = Object.values(CHAPTERS).flatMap((kinds) => Object.keys(kinds));

/** Renders the page. `outputs` maps each code to the output of its example. */
export function renderDiagnosticsPage(outputs: ReadonlyMap<string, string>): string {
  const chapters = Object.entries(CHAPTERS).map(([title, kinds]) => {
    const sections = Object.keys(kinds)
      .sort()
      .map((code) => renderKind(code, kinds[code], outputs.get(code)));
    return `## ${title}\n\n${sections.join("\n")}`;
  });
  return `${HEAD}\n${chapters.join("\n")}`;
}

function renderKind(code: string, kind: Kind | undefined, output: string | undefined): string {
  const example = output === undefined ? "" : `\n\`\`\`text\n${output}\n\`\`\`\n`;
  return `### \`${code}\` {#${code}}\n\n${kind?.cause}\n${example}\n${kind?.help}\n`;
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
