/** `veloci completions`: prints a script that lets a shell complete commands and options. */

import type { Diagnostic } from "../model/diagnostic.ts";
import { nearestName } from "../report/nearest.ts";
import { type Command, defineCommand, refuse } from "./command.ts";
import { bashScript } from "./completions/bash.ts";
import { fishScript } from "./completions/fish.ts";
import { toCompletionWords } from "./completions/words.ts";
import { zshScript } from "./completions/zsh.ts";

const SHELLS = { bash: bashScript, zsh: zshScript, fish: fishScript };
const NAMES = Object.keys(SHELLS);

/** Makes the command from the other ones. It also completes itself. */
export function makeCompletions(others: readonly Command[]): Command {
  const command: Command = defineCommand({
    name: "completions",
    summary: "Print a script that lets your shell complete commands and options.",
    argument: { name: "shell", doc: "`bash`, `zsh` or `fish`.", required: true, choices: NAMES },
    options: {},
    notes: [
      'bash: add `source <(veloci completions bash)` to `~/.bashrc`. zsh: `veloci completions zsh > "${fpath[1]}/_veloci"`. fish: `veloci completions fish > ~/.config/fish/completions/veloci.fish`.',
    ],
    run({ argument = "" }) {
      if (!isShell(argument)) return Promise.resolve(refuse(toUnknown(argument)));
      const script = SHELLS[argument](toCompletionWords([...others, command]));
      return Promise.resolve({ code: 0, diagnostics: [], output: script });
    },
  });
  return command;
}

function isShell(name: string): name is keyof typeof SHELLS {
  return Object.hasOwn(SHELLS, name);
}

function toUnknown(name: string): Diagnostic {
  const near = nearestName(name, NAMES);
  const hint = `${near === undefined ? "" : `Did you mean \`${near}\`? `}There are scripts for bash, zsh and fish.`;
  return { code: "invalid-value", severity: "error", message: `Unknown shell \`${name}\`.`, hint };
}
