/** Parses a command's words according to its declaration. Returns the values, or a diagnostic for the first mistake. */

import type { DiagnosticCode } from "../model/catalog/catalog.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { didYouMean, nearestName } from "../report/nearest.ts";
import type { Command, CommandInput, OptionSpec, OptionSpecs, RestSpec } from "./command.ts";

export type Parsed =
  { readonly input: CommandInput<OptionSpecs> } | { readonly wantsHelp: true } | { readonly problem: Diagnostic };

type Value = string | number | boolean;

/** State of the parser: the remaining words and the values so far. */
interface Reading {
  readonly command: Command;
  readonly rest: string[];
  readonly values: Map<string, Value>;
  readonly taken: string[];
}

/** Parses words. Options may appear anywhere: `--name value`, `--name=value`, `-n value`, `-nvalue`. After `--`, all words are arguments. */
export function parseArguments(words: readonly string[], command: Command): Parsed {
  const reading: Reading = { command, rest: [...words], values: new Map(), taken: [] };
  for (let word = reading.rest.shift(); word !== undefined; word = reading.rest.shift()) {
    if (word === "--") {
      reading.taken.push(...reading.rest.splice(0));
    } else if (isHelp(word, command)) {
      return { wantsHelp: true };
    } else if (word.startsWith("-") && word !== "-") {
      const problem = readOption(word, reading);
      if (problem) return { problem };
    } else {
      reading.taken.push(word);
    }
  }
  return finish(reading);
}

function finish({ command, values, taken }: Reading): Parsed {
  const problem = checkCount(taken, command);
  if (problem) return { problem };
  const byDefault = Object.entries(command.options).map(([name, spec]) => {
    return [name, values.get(name) ?? (spec.type === "flag" ? (spec.default ?? false) : undefined)] as const;
  });
  return { input: { argument: taken[0], rest: taken.slice(1), options: Object.fromEntries(byDefault) } };
}

function checkCount(taken: readonly string[], command: Command): Diagnostic | undefined {
  const { argument, rest, name } = command;
  if (argument?.required && taken.length === 0) {
    const message = `\`${name}\` needs \`${writtenArgument(argument)}\`.`;
    return toProblem({ code: "missing-argument", message, command });
  }
  const allowed = rest && !rest.single ? Infinity : Number(argument !== undefined) + Number(rest !== undefined);
  const extra = taken[allowed];
  if (extra === undefined) return undefined;
  const given = [argument, rest].filter((one) => one !== undefined).map((one) => `\`${writtenArgument(one)}\``);
  const counts = ["no argument", `one argument, ${given[0]}`, `two arguments, ${given.join(" and ")}`];
  const message = `Unexpected argument \`${extra}\`: \`${name}\` takes ${counts[given.length]}.`;
  return toProblem({ code: "extra-argument", message, command });
}

/** Writes an argument as the help shows it: `<needed>`, `[optional]`, `[any-number...]`. */
export function writtenArgument({ name, required, single = true }: RestSpec): string {
  const many = single ? name : `${name}...`;
  return required ? `<${many}>` : `[${many}]`;
}

function isHelp(word: string, command: Command): boolean {
  const isTaken = Object.values(command.options).some((spec) => spec.short === "h");
  return word === "--help" || (word === "-h" && !isTaken);
}

function readOption(word: string, reading: Reading): Diagnostic | undefined {
  const { command } = reading;
  const found = findOption(word, command);
  if (!found) return toUnknown(word, command);
  const { name, spec, written, attached, isOff } = found;
  if (spec.type === "flag") {
    if (attached !== undefined) {
      const message = `\`${written}\` takes no value, but \`${attached}\` was given.`;
      return toProblem({ code: "unexpected-value", message, command });
    }
    reading.values.set(name, !isOff);
    return undefined;
  }
  const value = attached ?? takeValue(reading.rest, spec);
  if (value === undefined || value === "") {
    return toProblem({ code: "missing-value", message: `\`${written}\` needs a value: \`${spec.value}\`.`, command });
  }
  const read = readValue(value, spec);
  if (read === undefined) {
    const message = `Invalid value \`${value}\` for \`${written}\`: it must be ${describe(spec)}.`;
    const hint = spec.type === "text" ? didYouMean(nearestName(value, spec.choices ?? [])) : undefined;
    return toProblem({ code: "invalid-value", message, command, ...(hint && { hint }) });
  }
  const before = reading.values.get(name);
  reading.values.set(name, spec.type === "text" && spec.isList && before !== undefined ? `${before},${read}` : read);
  return undefined;
}

/** Takes the next word unless it is an option. An optional value must be a number. */
function takeValue(rest: string[], spec: OptionSpec): string | undefined {
  if (spec.type === "number" && spec.bare !== undefined && !/^\d+$/.test(rest[0] ?? "")) return String(spec.bare);
  return rest[0] === undefined || /^-./.test(rest[0]) ? undefined : rest.shift();
}

interface FoundOption {
  readonly name: string;
  readonly spec: OptionSpec;
  /** The option as written, without its value. */
  readonly written: string;
  readonly attached: string | undefined;
  /** Whether it was written as `--no-<name>`. */
  readonly isOff: boolean;
}

function findOption(word: string, command: Command): FoundOption | undefined {
  if (!word.startsWith("--")) return findShort(word, command);
  const equals = word.indexOf("=");
  const written = equals < 0 ? word : word.slice(0, equals);
  const attached = equals < 0 ? undefined : word.slice(equals + 1);
  const name = written.slice(2);
  const spec = optionOf(command, name);
  if (spec) return { name, spec, written, attached, isOff: false };
  const positive = name.startsWith("no-") ? name.slice(3) : "";
  const flag = optionOf(command, positive);
  return flag?.type === "flag" ? { name: positive, spec: flag, written, attached, isOff: true } : undefined;
}

function findShort(word: string, command: Command): FoundOption | undefined {
  const found = Object.entries(command.options).find(([, spec]) => spec.short === word[1]);
  if (!found) return undefined;
  const [name, spec] = found;
  const attached = word.length > 2 ? word.slice(2).replace(/^=/, "") : undefined;
  return { name, spec, written: word.slice(0, 2), attached, isOff: false };
}

function optionOf(command: Command, name: string): OptionSpec | undefined {
  return Object.hasOwn(command.options, name) ? command.options[name] : undefined;
}

function readValue(text: string, spec: Exclude<OptionSpec, { type: "flag" }>): Value | undefined {
  if (spec.type === "text") return !spec.choices || spec.choices.includes(text) ? text : undefined;
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  return value >= spec.min && value <= spec.max ? value : undefined;
}

function describe(spec: OptionSpec): string {
  if (spec.type === "text" && spec.choices) return spec.choices.map((choice) => `\`${choice}\``).join(" or ");
  return spec.type === "number" ? `a whole number from ${spec.min} to ${spec.max}` : "text";
}

/** Writes an option as the help shows it. A flag that is on by default appears as `--no-<name>`. */
export function writtenName(name: string, spec: OptionSpec): string {
  return spec.type === "flag" && spec.default ? `--no-${name}` : `--${name}`;
}

function toUnknown(word: string, command: Command): Diagnostic {
  const written = word.split("=")[0] ?? word;
  const refused = command.refused ?? {};
  const refusal = [written.replace(/^--(?:no-)?/, ""), written.slice(2)].find((name) => Object.hasOwn(refused, name));
  if (refusal !== undefined) {
    const { reason = "", help } = refused[refusal] ?? {};
    const message = `\`veloci ${command.name}\` has no option \`${written}\`: ${reason}.`;
    return toProblem({ code: "refused-option", message, command, ...(help !== undefined && { hint: help }) });
  }
  const names = Object.entries(command.options).flatMap(([name, spec]) => [`--${name}`, writtenName(name, spec)]);
  const hint = didYouMean(nearestName(written, [...names, "--help"]));
  const message = `Unknown option \`${written}\` for \`veloci ${command.name}\`.`;
  return toProblem({ code: "unknown-option", message, command, ...(hint && { hint }) });
}

interface ProblemFacts {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly hint?: string;
  readonly command: Command;
}

function toProblem({ code, message, hint, command }: ProblemFacts): Diagnostic {
  const help = `Run \`veloci ${command.name} --help\` to list its arguments and options.`;
  return { code, severity: "error", message, hint: hint === undefined ? help : `${hint} ${help}` };
}
