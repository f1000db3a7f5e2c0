/** Generates the completion script for bash. */

import type { CompletedCommand } from "./words.ts";

export function bashScript(commands: readonly CompletedCommand[]): string {
  const values = commands.flatMap(({ names, options }) =>
    options.flatMap(({ name: option, short, value, choices }) => {
      if (value === "none") return [];
      const written = [option, ...(short === undefined ? [] : [`-${short}`])];
      const spellings = names.flatMap((name) => written.map((each) => `"${name} ${each}"`));
      const words = value === "path" ? "" : ` _veloci_no_files; words="${choices.join(" ")}"`;
      return [`    ${spellings.join(" | ")})${words} ;;`];
    }),
  );
  const options = commands.map(({ names, options: own, choices }) => {
    const written = own.map((option) => option.name).join(" ");
    return `      ${names.join(" | ")}) options="${written}" arguments="${choices.join(" ")}" ;;`;
  });
  return `# Completes the commands and options of veloci in bash.
_veloci() {
  local current previous command words= options= arguments= line typed
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
# Bash before version 4 completes files in place of words that it does not know.
_veloci_no_files() { compopt +o default 2> /dev/null; }
complete -o default -F _veloci veloci
`;
}
