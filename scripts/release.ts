/**
 * `npm run release`: compiles the executables of all platforms, checks their contents, and writes their checksums to `SHA256SUMS`
 * in the format of `sha256sum --check`.
 */

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findExecutableProblems } from "./executable-problems.ts";
import manifest from "../package.json" with { type: "json" };

const projectDir = join(import.meta.dir, "..");

/** Bun downloads its runtime for other platforms from npm. */
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
// Compiled one by one, because each holds the whole theme in memory.
await Bun.write(join(values.outdir, "SHA256SUMS"), await makeAll(values.targets.split(",")));
console.log(`${join(values.outdir, "SHA256SUMS")}: ${values.targets.split(",").length} executables`);

/** Compiles the executables and returns a checksum line for each. Exits if one fails. */
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
