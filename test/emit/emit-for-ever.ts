/** A build that never ends, for tests that interrupt it: `bun emit-for-ever.ts <siteDir>`; writes a line once it is at work. */

import { join } from "node:path";
import { emitSite } from "../../src/emit/emit-site.ts";
import type { OutputFile } from "../../src/model/build.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { toEmitRequest } from "./emit-request.ts";

function* render(): Generator<OutputFile> {
  for (let count = 0; ; count++) {
    yield { path: `${count % 100}/${count}.html`, content: "half" };
    if (count === 20) process.stdout.write("at work\n");
    if (count > 20) Bun.sleepSync(1);
  }
}

const siteDir = process.argv[2] ?? "";
const outDir = join(siteDir, "dist");
await emitSite(toEmitRequest({ siteDir, outDir }, { files: render(), report: makeReporter() }));
