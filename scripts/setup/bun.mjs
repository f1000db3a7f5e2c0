/**
 * Bun and the dependencies. Returns the path of a Bun that has installed bun.lock: all of it, or without the packages that only
 * tests and checks need. Bun is an optional dependency there, so that it belongs to both groups and to neither the program nor
 * its licenses.
 */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { outputOf, projectDir, run, SetupError, which } from "./processes.mjs";

/** @type {{ optionalDependencies: { bun: string } }} */
const manifest = JSON.parse(readFileSync(join(projectDir, "package.json"), "utf8"));
const pinned = manifest.optionalDependencies.bun;

const INSTALL = ["install", "--frozen-lockfile", "--no-progress"];

/** One of the packages that only tests need: where it is installed, all of them are, and stay. */
const TEST_PACKAGE = "node_modules/playwright-core";

/**
 * Path of the project's own Bun, with all dependencies in place. Bun is a dependency like any other, so everyone runs
 * the same one; another Bun (from the PATH, or from npm into a temporary folder) is needed only to install it.
 * @param {{ tests?: boolean }} [options] `tests: false` is content without what only tests and checks need.
 * @returns {Promise<string>}
 */
export async function ensureBun({ tests = true } = {}) {
  const install = tests || existsSync(join(projectDir, TEST_PACKAGE)) ? INSTALL : [...INSTALL, "--production"];
  const present = bunIn(projectDir);
  if (present) {
    // Usually there is nothing to install, so it prints nothing; a failure is reported by the second try.
    if (outputOf(present, install) === undefined) await installDependencies(present, install);
    return present;
  }
  const onPath = which("bun");
  if (onPath && isAtLeastPinned(outputOf(onPath, ["--version"]))) await installDependencies(onPath, install);
  else await bootstrap(install);
  const installed = bunIn(projectDir);
  if (installed) return installed;
  throw new SetupError(`Bun ${pinned} was installed, but it does not run. Remove node_modules/ and try again.`);
}

/**
 * Takes Bun from npm to a temporary folder and installs the dependencies with it.
 * @param {readonly string[]} install
 */
async function bootstrap(install) {
  console.log(`Bun ${pinned} is not installed: taking it from npm.`);
  const dir = mkdtempSync(join(tmpdir(), "veloci-setup-"));
  try {
    // Without a manifest of its own, npm would look for one in the folders above.
    writeFileSync(join(dir, "package.json"), '{ "private": true }');
    const flags = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
    const npm = process.platform === "win32" ? "npm.cmd" : "npm";
    const code = await run(npm, ["install", `bun@${pinned}`, "--prefix", dir, ...flags], { cwd: dir });
    const bun = code === 0 ? bunIn(dir) : undefined;
    if (!bun) {
      throw new SetupError(
        `Bun ${pinned} could not be installed from npm (see above). Check that \`npm ping\` answers, or install ` +
          `Bun ${pinned} yourself so that \`bun --version\` prints it, and run \`npm run setup\` again.`,
      );
    }
    await installDependencies(bun, install);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * The pinned Bun among a folder's packages. Its executable is a placeholder until its install script has run, and
 * package managers may have held that back.
 * @param {string} dir
 * @returns {string | undefined}
 */
function bunIn(dir) {
  const bun = join(dir, "node_modules/bun/bin/bun.exe");
  if (outputOf(bun, ["--version"]) === pinned) return bun;
  if (outputOf(process.execPath, [join(dir, "node_modules/bun/install.js")]) === undefined) return undefined;
  return outputOf(bun, ["--version"]) === pinned ? bun : undefined;
}

/**
 * @param {string} bun
 * @param {readonly string[]} install
 */
async function installDependencies(bun, install) {
  const code = await run(bun, install);
  if (code === 0) return;
  throw new SetupError(
    "The dependencies could not be installed (see above). If package.json was changed, `bun install` brings bun.lock " +
      "up to date; if the network failed, run `npm run setup` again.",
  );
}

/**
 * Whether another Bun is new enough to read the lockfile: the same major version, and not older than the pinned one.
 * @param {string | undefined} version
 */
function isAtLeastPinned(version) {
  if (version === undefined) return false;
  const [major, ...rest] = version.split(/[.-]/).map(Number);
  const [requiredMajor, ...required] = pinned.split(".").map(Number);
  if (major !== requiredMajor) return false;
  const differs = required.findIndex((part, index) => part !== rest[index]);
  return differs < 0 || (rest[differs] ?? 0) > (required[differs] ?? 0);
}
