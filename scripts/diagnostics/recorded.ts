/** What the program printed in runs that need a certain machine, network or service. */

import texts from "./recorded.txt" with { type: "text" };

/** The diagnostics of `recorded.txt` by code. Their paths and addresses are replaced. Those that only a report has are JSON. */
export const RECORDED: ReadonlyMap<string, string> = new Map(
  texts
    .trim()
    .split("\n\n")
    .map((text) => [/^\w+\[([\w-]+)\]|"code":"([\w-]+)"/.exec(text)?.slice(1).find(Boolean) ?? "", text]),
);
