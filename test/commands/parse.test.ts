/** What a user may write, and what is said to one who mistyped. */

import { describe, expect, test } from "bun:test";
import { defineCommand } from "../../src/commands/command.ts";
import { parseArguments } from "../../src/commands/parse.ts";
import { formatDiagnostic } from "../../src/report/print.ts";

const command = defineCommand({
  name: "serve",
  summary: "Serve the site.",
  argument: { name: "siteDir", doc: "Folder." },
  options: {
    dir: { type: "text", value: "<dir>", doc: "Folder." },
    port: { type: "number", value: "<port>", short: "p", min: 0, max: 65_535, doc: "Port." },
    host: { type: "text", value: "<host>", short: "h", doc: "Host." },
    build: { type: "flag", doc: "Build first." },
    open: { type: "flag", default: true, doc: "Do not open." },
  },
  run: () => Promise.resolve({ code: 0, diagnostics: [] }),
});

function parse(line: string) {
  const parsed = parseArguments(line.split(" ").filter(Boolean), command);
  if ("problem" in parsed) return `\n${formatDiagnostic(parsed.problem, { siteDir: "/" })}\n`;
  return "wantsHelp" in parsed ? "help" : parsed.input;
}

const untouched = { dir: undefined, port: undefined, host: undefined, build: false, open: true };

describe("a command line", () => {
  test("without arguments uses the defaults", () => {
    expect(parse("")).toEqual({ argument: undefined, rest: [], options: untouched });
  });

  test.each([
    ["--port 4000", { port: 4000 }],
    ["--port=4000", { port: 4000 }],
    ["-p 4000", { port: 4000 }],
    ["-p4000", { port: 4000 }],
    ["-p=4000", { port: 4000 }],
    ["--port 0", { port: 0 }],
    ["--build --no-open", { build: true, open: false }],
    ["--no-build --open", { build: false, open: true }],
    ["--port 1 --port 2", { port: 2 }],
    ["-h 0.0.0.0", { host: "0.0.0.0" }],
    ["--dir=-strange", { dir: "-strange" }],
    ["--dir a=b", { dir: "a=b" }],
  ])("may say %p", (line, options) => {
    expect(parse(line)).toEqual({ argument: undefined, rest: [], options: { ...untouched, ...options } });
  });

  test("may name the site before, between and behind options", () => {
    for (const line of ["site --build -p 1", "--build site -p 1", "--build -p 1 site"]) {
      expect(parse(line)).toMatchObject({ argument: "site", options: { build: true, port: 1 } });
    }
    expect(parse("-- --build")).toMatchObject({ argument: "--build", options: { build: false } });
  });

  test("shows help for --help anywhere, and for -h unless it has another meaning", () => {
    expect(parse("site --port 1 --help")).toBe("help");
    expect(parseArguments(["-h"], { ...command, options: {} })).toEqual({ wantsHelp: true });
  });
});

describe("a mistake is reported", () => {
  test("in the name of an option", () => {
    expect(parse("--prot 4000")).toMatchInlineSnapshot(`
      "
      error[unknown-option] Unknown option \`--prot\` for \`veloci serve\`.
        help: Did you mean \`--port\`? Run \`veloci serve --help\` to list its arguments and options.
      "
    `);
    expect(parse("--no-opne")).toMatchInlineSnapshot(`
      "
      error[unknown-option] Unknown option \`--no-opne\` for \`veloci serve\`.
        help: Did you mean \`--no-open\`? Run \`veloci serve --help\` to list its arguments and options.
      "
    `);
    expect(parse("--locale=en")).toMatchInlineSnapshot(`
      "
      error[unknown-option] Unknown option \`--locale\` for \`veloci serve\`.
        help: Run \`veloci serve --help\` to list its arguments and options.
      "
    `);
    expect(parse("-x")).toMatchInlineSnapshot(`
      "
      error[unknown-option] Unknown option \`-x\` for \`veloci serve\`.
        help: Run \`veloci serve --help\` to list its arguments and options.
      "
    `);
  });

  test("in a value", () => {
    expect(parse("--port http")).toMatchInlineSnapshot(`
      "
      error[invalid-value] Invalid value \`http\` for \`--port\`: it must be a whole number from 0 to 65535.
        help: Run \`veloci serve --help\` to list its arguments and options.
      "
    `);
    for (const port of ["70000", "-1", "1.5", "1e3", "0x10"])
      expect(parse(`--port=${port}`)).toContain("[invalid-value]");
  });

  test("in a missing or superfluous value", () => {
    expect(parse("--dir --build")).toMatchInlineSnapshot(`
      "
      error[missing-value] \`--dir\` needs a value: \`<dir>\`.
        help: Run \`veloci serve --help\` to list its arguments and options.
      "
    `);
    expect(parse("--dir=")).toContain("[missing-value]");
    expect(parse("--port")).toContain("[missing-value]");
    expect(parse("--build=yes")).toMatchInlineSnapshot(`
      "
      error[unexpected-value] \`--build\` takes no value, but \`yes\` was given.
        help: Run \`veloci serve --help\` to list its arguments and options.
      "
    `);
  });

  test("in a superfluous argument", () => {
    expect(parse("site other")).toMatchInlineSnapshot(`
      "
      error[extra-argument] Unexpected argument \`other\`: \`serve\` takes one argument, \`[siteDir]\`.
        help: Run \`veloci serve --help\` to list its arguments and options.
      "
    `);
  });

  test("for option names that every object inherits", () => {
    expect(parse("--constructor")).toContain("[unknown-option]");
    expect(parse("--no-constructor")).toContain("[unknown-option]");
  });
});
