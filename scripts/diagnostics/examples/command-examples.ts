/** Mistakes that commands report: on the command line, and in sites that no build looks at in this way. */

import { config, docs, type Files, intro, plugin } from "./files.ts";

/** A command line, and the files of the folder in which it runs. */
export interface CommandExample {
  readonly words: readonly string[];
  readonly files: Files;
}

function on(words: string, files: Files = {}): CommandExample {
  return { words: words.split(" "), files };
}

const VERSIONED: Files = {
  "versions.json": '["1.0"]\n',
  "versioned_docs/version-1.0/intro.md": "# Intro\n",
  "versioned_docs/version-2.0/intro.md": "# Intro\n",
};

/** By code. */
export const COMMAND_EXAMPLES: Readonly<Record<string, CommandExample>> = {
  "missing-command": on("--verbose"),
  "unknown-command": on("bulid"),
  "missing-argument": on("create"),
  "extra-argument": on("build my-site my-blog"),
  "missing-value": on("build --out-dir"),
  "unexpected-value": on("build --verbose=yes"),
  "invalid-value": on("serve --port eighty"),
  "conflicting-options": on("swizzle classic Footer --wrap --eject"),
  "option-without-effect": on("serve --config site.ts", { "site.ts": config()["docusaurus.config.ts"] ?? "" }),
  "refused-option": on("build --bundle-analyzer"),
  "site-not-found": on("build my-sit"),
  "folder-not-empty": on("create ."),
  "config-not-found": on("build docs"),
  "file-not-found": on("write-heading-ids . guide.md"),
  "component-exists": on("swizzle classic Footer --wrap", {
    "src/theme/Footer/index.jsx": "export default () => null;\n",
  }),
  "unsafe-swizzle": on("swizzle classic Admonition --eject"),
  "forbidden-swizzle": on("swizzle classic CopyPage --eject"),
  "no-hosted-search": on("search:push"),
  "missing-search-key": on(
    "search:push",
    config(
      'presets: ["classic"],',
      'themeConfig: { algolia: { appId: "TOOLS", apiKey: "public", indexName: "tools" } },',
    ),
  ),
  "version-exists": on("docs:version 1.0", VERSIONED),
  "version-folder-exists": on("docs:version 2.0", VERSIONED),
  "invalid-version-name": on("docs:version 1/0"),
  "versioning-disabled": on("docs:version 1.0", docs("{ disableVersioning: true }")),
  "treated-differently": on("check", config('themeConfig: { prism: { additionalLanguages: ["rust"] } },')),
  "unreadable-message": on("write-translations", {
    "src/pages/team.jsx":
      'import { translate } from "@docusaurus/Translate";\n\nexport default ({ name }) => <p>{translate({ message: name })}</p>;\n',
  }),
  "invalid-code": on("write-translations", {
    "src/pages/team.jsx":
      'import Translate from "@docusaurus/Translate";\n\nexport default () => <Translate id="team">Team;\n',
  }),
  "duplicate-title": on("check --rules duplicate-titles", { "docs/guide.md": "# Intro\n" }),
  "missing-description": on("check --rules missing-descriptions"),
  "missing-alt-text": on("check --rules missing-alt-texts", {
    ...intro("![](./chart.svg)"),
    "docs/chart.svg": "<svg/>",
  }),
  "orphaned-page": on("check --rules orphaned-pages", { "src/pages/hidden.md": "# Hidden\n" }),
  "orphaned-image": on("check --rules orphaned-images", { "static/img/old.svg": "<svg/>" }),
  "foreign-output": on("build --out-dir public", { "public/index.html": "Text\n" }),
  "dangerous-output": on("build --out-dir docs"),
  "output-is-file": on("build --out-dir notes.txt", { "notes.txt": "Text\n" }),
  "nothing-to-serve": on("serve"),
  "deploy-target-missing": on("deploy"),
  "part-missing": on("merge parts", { "parts/readme.txt": "Text\n" }),
  "process-exit": on("build", { "docusaurus.config.ts": "process.exit(1);\n" }),
  "never-settles": on("build", {
    "docusaurus.config.ts": "export default async () => {\n  await new Promise(() => {});\n};\n",
  }),
  "stray-error": on("build", {
    ...plugin('"./quotes.js"'),
    "quotes.js":
      'export default () => ({\n  name: "quotes",\n  async loadContent() {\n    setTimeout(() => {\n      throw new Error("no quotes");\n    }, 0);\n    await new Promise((resolve) => setTimeout(resolve, 50));\n  },\n});\n',
  }),
  "output-not-writable": on("docs:version 1.0", { versioned_docs: "Text\n" }),
  "part-damaged": on("merge --parts parts", { "parts/1-of-2.part": "Text\n" }),
  "unknown-host": on("serve --dir out --host 192.0.2.1", { "out/index.html": "<p>Home</p>\n" }),
};
