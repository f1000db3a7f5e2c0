/** Generates the completion script for zsh. */

import type { CompletedCommand, CompletedOption } from "./words.ts";

export function zshScript(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name, summary }) => `    ${quote(`${name.replaceAll(":", "\\:")}:${summary}`)}`);
  const cases = commands.map(({ name, options, choices }) => {
    const first = choices.length > 0 ? `1:word:(${choices.join(" ")})` : "*:file:_files";
    const all = [...options.flatMap(toSpecs), quote(first)];
    return `    ${name})\n      _arguments ${all.join(" \\\n        ")}\n      ;;`;
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

function toSpecs({ name, short, doc, takesValue, choices }: CompletedOption): string[] {
  const value = takesValue ? `:value:${choices.length > 0 ? `(${choices.join(" ")})` : "_files"}` : "";
  const text = `[${doc.replace(/[[\]\\:]/g, "\\$&")}]${value}`;
  return [name, ...(short === undefined ? [] : [`-${short}`])].map((each) => quote(each + text));
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
