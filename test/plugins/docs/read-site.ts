/** Reads the docs of a site from disk. */

import type { SiteConfig } from "../../../src/model/site.ts";
import { docsPlugin } from "../../../src/plugins/docs/plugin.ts";
import type { FoundDocs } from "../../../src/plugins/docs/read.ts";
import { makeReporter } from "../../../src/report/reporter.ts";
import { makeSite } from "../../support/site.ts";
import { siteModel } from "../blog/site-model.ts";

interface SiteFiles {
  readonly files: Readonly<Record<string, string>>;
  readonly options?: object;
  readonly id?: string;
  readonly config?: Partial<SiteConfig>;
}

export async function read({ files, options = {}, id = "default", config }: SiteFiles) {
  await using folder = await makeSite(files);
  const site = siteModel(config, folder.dir);
  const report = makeReporter();
  const plugin = docsPlugin({ id, options, site, report });
  const found = (await plugin?.read?.({ site, report })) as FoundDocs | undefined;
  return { found, specs: found?.versions.map(({ spec }) => spec) ?? [], diagnostics: report.diagnostics };
}

/** `code: message hint` of each. */
export function words(diagnostics: Awaited<ReturnType<typeof read>>["diagnostics"]): string[] {
  return diagnostics.map(
    ({ code, file, line, message, hint }) =>
      `${file ?? "-"}${line === undefined ? "" : `:${line}`} ${code}: ${message}${hint === undefined ? "" : ` ${hint}`}`,
  );
}

export const VERSIONED = {
  "docs/a.md": "# A\n",
  "versions.json": `["2.0", "1.0"]`,
  "versioned_docs/version-2.0/a.md": "# A\n",
  "versioned_docs/version-1.0/a.md": "# A\n",
  "versioned_sidebars/version-1.0-sidebars.json": `{"docs": ["a"]}`,
};
