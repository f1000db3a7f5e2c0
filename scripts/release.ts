/**
 * `npm run release`: makes the executables of all platforms, checks what is inside, and writes their checksums to
 * `SHA256SUMS`, in the format that `sha256sum --check` reads.
 */

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findExecutableProblems } from "./executable-problems.ts";
import manifest from "../package.json" with { type: "json" };

const projectDir = join(import.meta.dir, "..");

/** Bun takes its runtime for other platforms from npm. */
const TARGETS = "linux-x64 linux-arm64 linux-x64-musl linux-arm64-musl darwin-x64 darwin-arm64 windows-x64".split(" ");

const { values } = parseArgs({
  options: {
    outdir: { type: "string", default: join(projectDir, "bin/release") },
    targets: { type: "string", default: TARGETS.join(",") },
  },
});

const unknown = values.targets.split(",").find((target) => !TARGETS.includes(target));
if (unknown !== undefined) {
  console.error(`Unknown platform \`${unknown}\`. The platforms are ${TARGETS.join(", ")}.`);
  process.exit(2);
}
await mkdir(values.outdir, { recursive: true });
// One after the other: each one holds the whole theme in memory while it is made.
await Bun.write(join(values.outdir, "SHA256SUMS"), await makeAll(values.targets.split(",")));
console.log(`${join(values.outdir, "SHA256SUMS")}: ${values.targets.split(",").length} executables`);

/** Makes the executables; returns a line with the checksum of each. Ends the process where one cannot be made. */
async function makeAll(targets: readonly string[]): Promise<string> {
  const sums: string[] = [];
  for (const target of targets) {
    const name = `veloci-${manifest.version}-${target}${target.startsWith("windows") ? ".exe" : ""}`;
    const outfile = join(values.outdir, name);
    const command = [join(import.meta.dir, "compile.ts"), "--target", `bun-${target}`, "--outfile", outfile];
    const made = Bun.spawnSync([process.execPath, ...command], { stdio: ["ignore", "inherit", "inherit"] });
    if (made.exitCode !== 0) process.exit(made.exitCode ?? 1);
    const bytes = await Bun.file(outfile).bytes();
    const problems = findExecutableProblems(bytes, target);
    for (const problem of problems) console.error(`${outfile}: ${problem}`);
    if (problems.length > 0) process.exit(1);
    sums.push(`${new Bun.CryptoHasher("sha256").update(bytes).digest("hex")}  ${name}\n`);
  }
  return sums.join("");
}
