/** Runs other programs for the scripts. Plain Node: this runs first. */

import { execFile, spawn, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Root of the project. */
export const projectDir = resolve(fileURLToPath(import.meta.url), "../../..");

const FORWARDED = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** A step that could not be done, with what the reader can do about it. */
export class SetupError extends Error {}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string>} [env] Added to the environment.
 * @property {(text: string) => void} [onText] Receives the output of the program, which is also shown as it comes.
 */

/**
 * Runs a program with the terminal as its own and resolves to its exit code. Signals are handed on, so that a server
 * ends with the script that started it, and with npm.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { cwd = projectDir, env = {}, onText } = {}) {
  return new Promise((done) => {
    const output = onText ? "pipe" : "inherit";
    const child = spawn(command, args, { cwd, stdio: ["inherit", output, output], env: { ...process.env, ...env } });
    const see = (/** @type {NodeJS.WriteStream} */ stream, /** @type {Buffer} */ chunk) => {
      stream.write(chunk);
      onText?.(chunk.toString());
    };
    child.stdout?.on("data", (chunk) => see(process.stdout, chunk));
    child.stderr?.on("data", (chunk) => see(process.stderr, chunk));
    const forward = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
    for (const signal of FORWARDED) process.on(signal, forward);
    const unwatch = onAbandoned(() => forward("SIGTERM"));
    const end = (/** @type {number} */ code) => {
      for (const signal of FORWARDED) process.off(signal, forward);
      unwatch();
      done(code);
    };
    child.on("error", (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      end(127);
    });
    child.on("close", (code, signal) => end(code ?? (signal === "SIGINT" ? 130 : 143)));
  });
}

/**
 * Calls back when npm ends: it hands a signal only to the shell that it started, so the script notices that its parent is gone.
 * @param {() => void} onEnd
 * @returns {() => void} Stops watching.
 */
function onAbandoned(onEnd) {
  if (process.env["npm_lifecycle_event"] === undefined) return () => {};
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) onEnd();
  }, 500);
  return () => clearInterval(timer);
}

/**
 * What a program prints, or `undefined` when it cannot be run or fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {string | undefined}
 */
export function outputOf(command, args) {
  const { status, stdout } = spawnSync(command, args, { cwd: projectDir, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The same, while this process does something else.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} [cwd]
 * @returns {Promise<string | undefined>}
 */
export function outputLater(command, args, cwd = projectDir) {
  return new Promise((done) => {
    execFile(command, args, { cwd }, (error, stdout) => done(error ? undefined : stdout.trim()));
  });
}

/**
 * Absolute path of a program on the PATH.
 * @param {string} name
 * @returns {string | undefined}
 */
export function which(name) {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs a script's main function. A failed step prints one paragraph; anything else is a bug and prints its stack.
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
