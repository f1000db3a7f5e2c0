/** Small sites with one mistake each, by the code of its diagnostic. */

import { CODE_EXAMPLES } from "./examples/code-examples.ts";
import { COMMAND_EXAMPLES, type CommandExample } from "./examples/command-examples.ts";
import { CONFIG_EXAMPLES } from "./examples/config-examples.ts";
import { CONTENT_EXAMPLES } from "./examples/content-examples.ts";
import { config, type Files } from "./examples/files.ts";
import { MARKDOWN_EXAMPLES } from "./examples/markdown-examples.ts";
import { PREPARED_EXAMPLES, type PreparedExample } from "./examples/prepared-examples.ts";

/** All files of a site, the step that completes it, and the command to run there; it is built if there is none. */
export type Example = Pick<CommandExample, "files"> & Partial<PreparedExample>;

const BUILT = { ...CONFIG_EXAMPLES, ...CONTENT_EXAMPLES, ...MARKDOWN_EXAMPLES, ...CODE_EXAMPLES };

/** All examples by code. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...Object.fromEntries(Object.entries(BUILT).map(([code, files]) => [code, { files: withHome(files) }])),
  ...Object.fromEntries(
    Object.entries({ ...COMMAND_EXAMPLES, ...PREPARED_EXAMPLES }).map(([code, example]) => [
      code,
      { ...example, files: withHome(example.files ?? {}) },
    ]),
  ),
};

/** Adds what a site needs to the files of an example: a config, a home page and a doc. */
function withHome(files: Files): Files {
  const hasIntro = Object.keys(files).some((path) => path.startsWith("docs/intro."));
  return {
    ...config('presets: ["classic"],'),
    "src/pages/index.md": "# Home\n",
    ...(hasIntro ? {} : { "docs/intro.md": "# Intro\n" }),
    ...files,
  };
}
