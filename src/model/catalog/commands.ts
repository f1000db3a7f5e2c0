/** Kinds of diagnostics about commands, their arguments, and services they talk to. */

import type { Kind } from "./kind.ts";

export const COMMAND_KINDS = {
  "missing-command": {
    cause: "The first argument is an option, but must be a command.",
    help: "Write the command first: `veloci build --help`.",
  },
  "unknown-command": { cause: "The command does not exist.", help: "Run `veloci --help` for a list." },
  "missing-argument": { cause: "The command needs an argument.", help: "Run the command with `--help`." },
  "extra-argument": { cause: "The command does not take this many arguments.", help: "Run the command with `--help`." },
  "missing-value": { cause: "An option needs a value.", help: "Write it after the option." },
  "unexpected-value": { cause: "An option takes no value.", help: "Remove the part after `=`." },
  "invalid-value": {
    cause: "An option has a value that it does not accept.",
    help: "Use one of the values in the message.",
  },
  "conflicting-options": { cause: "Two options cannot be used together.", help: "Leave out one of them." },
  "option-without-effect": { cause: "An option has no effect in this combination.", help: "Leave it out." },
  "refused-option": {
    cause: "Docusaurus has this option, but Veloci does not need it. The message says why.",
    help: "Leave it out.",
  },
  "site-not-found": { cause: "The site's folder does not exist.", help: "Correct the path." },
  "folder-not-empty": {
    cause: "The folder for a new site is not empty.",
    help: "Choose another folder. For an existing site, run `veloci migrate`.",
  },
  interrupted: { cause: "You stopped the command. The previous output is unchanged.", help: "Run the command again." },
  "broken-external-link": {
    cause: "A link to another site does not work.",
    help: "Correct the URL, or list it in the file after `--ignore`.",
  },
  "unchecked-external-link": {
    cause: "Another site refuses requests from programs, so its link cannot be checked.",
    help: "Open the link in a browser.",
  },
  "unsafe-swizzle": {
    cause: "A copy of this component is likely to break with a later release.",
    help: "Use `--wrap`, or add `--danger` to do it anyway.",
  },
  "forbidden-swizzle": {
    cause: "This component cannot be wrapped or ejected. The message says why.",
    help: "Use the other action.",
  },
  "search-refused": {
    cause: "The hosted search refuses the key.",
    help: "Use a key that may read and write the index.",
  },
  "search-unreachable": {
    cause: "The hosted search cannot be reached.",
    help: "Check the network and the address in the config. Records that were sent stay in the index.",
  },
  "search-failed": {
    cause: "The hosted search answers with an error.",
    help: "Run the command again: it sends only what is missing.",
  },
  "internal-error": { cause: "Veloci has a bug.", help: "Report it with the lines that the command printed." },
  "ended-early": {
    cause: "The process ended before the command did.",
    help: "Look for code of the site that ends the process, and run the command again.",
  },
  "no-hosted-search": {
    cause: "The site has no hosted search to push records to.",
    help: "Set `themeConfig.algolia` or `themeConfig.search.provider`. The local search needs no push.",
  },
  "missing-search-key": {
    cause: "The environment variable with the key of the hosted search is not set.",
    help: "Set it to a key that may write the index.",
  },
  "foreign-search-records": {
    cause: "The index has records of this site that Veloci did not write. Readers see them twice.",
    help: "Stop the crawler that writes them and delete them, or use another index.",
  },
} as const satisfies Record<string, Kind>;
