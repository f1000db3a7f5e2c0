/** Generates the completion script for bash. */

import type { CompletedCommand } from "./words.ts";

export function bashScript(commands: readonly CompletedCommand[]): string {
  const values = commands.flatMap(({ name, options }) =>
    options.flatMap(({ name: option, short, choices }) => {
      if (choices.length === 0) return [];
      const spellings = [option, ...(short === undefined ? [] : [`-${short}`])].map((each) => `"${name} ${each}"`);
      return [`    ${spellings.join(" | ")}) words="${choices.join(" ")}" ;;`];
    }),
  );
  const options = commands.map(({ name, options: own, choices }) => {
    const names = own.map((option) => option.name).join(" ");
    return `      ${name}) options="${names}" arguments="${choices.join(" ")}" ;;`;
  });
  return `# Completes the commands and options of veloci in bash.
_veloci() {
  local current previous command words= options= arguments= line
  # A colon is part of a command's name, although readline ends words there.
  line=\${COMP_LINE:0:COMP_POINT}
  read -ra typed <<< "$line"
  [[ $line == *" " ]] && typed+=("")
  current=\${typed[\${#typed[@]} - 1]}
  previous=\${typed[\${#typed[@]} - 2]}
  command=\${typed[1]}
  if (( \${#typed[@]} == 2 )); then
    words="${commands.map(({ name }) => name).join(" ")}"
  else
    case "$command $previous" in
${values.join("\n")}
    *)
      case "$command" in
${options.join("\n")}
      esac
      if [[ $current == -* ]]; then words=$options; else words=$arguments; fi
      ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [[ $current == *:* ]]; then COMPREPLY=("\${COMPREPLY[@]#"\${current%:*}:"}"); fi
}
complete -o default -F _veloci veloci
`;
}
