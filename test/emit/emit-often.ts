/** Builds a site of 40 pages again and again: `bun emit-often.ts <siteDir> <text of the pages>`; prints what went wrong. */

import { join } from "node:path";
import { emitSite } from "../../src/emit/emit-site.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { toEmitRequest } from "./emit-request.ts";

const [siteDir = "", content = ""] = process.argv.slice(2);
const outDir = join(siteDir, "dist");
for (let round = 0; round < 10; round++) {
  const pages = Array.from({ length: 40 }, (_, index) => ({ path: `${index % 7}/${index}.html`, content }));
  const report = makeReporter();
  const files = [{ path: "same.html", content: "same" }, ...pages];
  const written = await emitSite(toEmitRequest({ siteDir, outDir }, { files, report }));
  if (written?.files !== 42) process.stdout.write(`${JSON.stringify(report.diagnostics)}\n`);
}
