/** Finds or installs Chromium for the browser tests. */

import { existsSync } from "node:fs";
import { run, SetupError, which } from "./processes.mjs";

/** Program names by preference: the headless shell needs half the CPU time of the full browser. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Packages that contain one of them, by preference. Some distributions lack the headless shell. */
const PACKAGES = ["chromium-headless-shell", "chromium"];

const BY_HAND = "Install Chromium or Chrome by hand, or set CHROMIUM_PATH to its executable.";

/**
 * Path of Chromium or Chrome.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const configured = process.env["CHROMIUM_PATH"];
  if (configured && !existsSync(configured))
    throw new SetupError(`CHROMIUM_PATH names \`${configured}\`, which does not exist.`);
  const present = configured || findChromium();
  if (present) return present;
  if (!which("apt-get")) throw new SetupError(`Chromium is missing, and this system has no apt-get. ${BY_HAND}`);
  console.log("Chromium is not installed: taking it from the system's packages.");
  // If refreshing the package lists fails, the existing ones may suffice.
  await apt(["update"]);
  let failed;
  for (const name of PACKAGES) {
    failed = await apt(["install", "--yes", "--no-install-recommends", name, "fonts-liberation"]);
    if (!failed) break;
  }
  if (failed) throw new SetupError(`\`${failed}\` failed (see above). ${BY_HAND}`);
  const installed = findChromium();
  if (installed) return installed;
  throw new SetupError(`apt-get has installed Chromium, but its executable is not on the PATH. ${BY_HAND}`);
}

/** @returns {string | undefined} */
function findChromium() {
  return NAMES.map(which).find(Boolean);
}

/**
 * Runs apt-get as root; the command line when it fails.
 * @param {readonly string[]} args
 * @returns {Promise<string | undefined>}
 */
async function apt(args) {
  const isRoot = process.getuid?.() === 0;
  const [program = "", ...rest] = [...(isRoot ? [] : ["sudo"]), "apt-get", "--quiet", ...args];
  const code = await run(program, rest, { env: { DEBIAN_FRONTEND: "noninteractive" } });
  return code === 0 ? undefined : [program, ...rest].join(" ");
}
