/** Generates the completion script for zsh. */

import type { CompletedCommand, CompletedOption } from "./words.ts";

export function zshScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name, summary }) => `    ${quote(`${name.replaceAll(":", "\\:")}:${summary}`)}`);
  const cases = commands.map(({ names: written, options, choices }) => {
    const first = choices.length > 0 ? `1:word:(${choices.join(" ")})` : "*:file:_files";
    const all = [...options.flatMap(toSpecs), quote(first)];
    return `    ${written.join(" | ")})\n      _arguments ${all.join(" \\\n        ")}\n      ;;`;
  });
  return `#compdef veloci
# Completes the commands and options of veloci in zsh.
_veloci() {
  local -a commands
  commands=(
${names.join("\n")}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${cases.join("\n")}
  esac
}
_veloci "$@"
`;
}

function toSpecs({ name, short, doc, value, choices }: CompletedOption): string[] {
  const values = { none: "", path: ":value:_files", word: `:value:(${choices.join(" ")})` };
  const text = `[${doc.replace(/[[\]\\:]/g, "\\$&")}]${values[value]}`;
  return [name, ...(short === undefined ? [] : [`-${short}`])].map((each) => quote(each + text));
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
