/** Emits files into temporary sites. */

import { emitSite } from "../../src/emit/emit-site.ts";
import type { OutputFile } from "../../src/model/build.ts";
import { formatDiagnostics } from "../../src/report/print.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { type Site, toEmitRequest } from "./emit-request.ts";

/** Emits the files and says what an author would read; machine paths replaced. */
export async function emit({ siteDir, outDir }: Site, files: Iterable<OutputFile> | AsyncIterable<OutputFile>) {
  const report = makeReporter();
  const written = await emitSite(toEmitRequest({ siteDir, outDir }, { files, report }));
  return { written, text: formatDiagnostics(report.diagnostics, { siteDir }).replaceAll(siteDir, "<site>") };
}

export const page = (path: string, content: OutputFile["content"] = `<p>${path}</p>`): OutputFile => ({
  path,
  content,
});
