import type { ReportingLevel } from "../model/diagnostic.ts";

type Values = readonly unknown[];

/** The format of a value with a kind before it: `path=${file}`. */
const KINDS: Readonly<Record<string, (value: string) => string>> = {
  path: (value) => `"${value}"`,
  code: (value) => `\`${value}\``,
  url: String,
  name: String,
  number: String,
  subdue: String,
  id: String,
};

const KIND = /(?:^|(?<=\s|\())([a-z]+)=$/;

/** A tagged template as one text; a list becomes lines with bullets. */
function interpolate(strings: readonly string[], ...values: Values): string {
  return strings.slice(1).reduce((text, rest, index) => {
    const value = values[index];
    const kind = KIND.exec(text)?.[1] ?? "";
    const format = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
    const before = format ? text.slice(0, -kind.length - 1) : text;
    const show = (each: unknown): string => (format ?? String)(String(each));
    const shown = Array.isArray(value) ? value.map((each) => `\n- ${show(each)}`).join("") : show(value);
    return before + shown + rest;
  }, strings[0] ?? "");
}

/** Text of a call: of a tagged template, or of any other value. */
function toText(first: unknown, values: Values): string {
  return Array.isArray(first) && "raw" in first ? interpolate(first as readonly string[], ...values) : String(first);
}

type Print = (first: unknown, ...values: Values) => void;

function printer(level: string, print: (line: string) => void): Print {
  return (first, ...values) => print(`[${level}] ${toText(first, values)}`);
}

/** Runs the function that it should measure, and prints nothing. */
const PERF_LOGGER = {
  start: () => {},
  end: () => {},
  log: () => {},
  async: async <T>(_label: string, run: () => T | Promise<T>): Promise<T> => run(),
};

/**
 * The module `@docusaurus/logger` for sites that do not have the package installed. `require` returns the logger, as in
 * old releases; it has the names that the module exports in new ones.
 */
export function loggerModule(): Readonly<Record<string, unknown>> {
  const info = printer("INFO", (line) => console.info(line));
  const warn = printer("WARNING", (line) => console.warn(line));
  const fail: Print = (first, ...values) => {
    throw new Error(toText(first, values));
  };
  const reports: Readonly<Record<ReportingLevel, Print>> = { ignore: () => {}, log: info, warn, throw: fail };
  const plain = (first: unknown, ...values: Values): string => toText(first, values);
  const styles = Object.fromEntries(
    ["red", "yellow", "green", "bold", "dim", "url", "name", "subdue", "num"].map((name) => [name, plain]),
  );
  const logger = {
    ...styles,
    path: (value: unknown) => `"${String(value)}"`,
    code: (value: unknown) => `\`${String(value)}\``,
    interpolate,
    info,
    warn,
    error: printer("ERROR", (line) => console.error(line)),
    success: printer("SUCCESS", (line) => console.info(line)),
    report: (level: ReportingLevel) => reports[level],
    newLine: () => console.info(""),
  };
  const named = { logger, PerfLogger: PERF_LOGGER };
  return { ...logger, ...named, default: Object.assign(logger, named, { default: logger }) };
}
