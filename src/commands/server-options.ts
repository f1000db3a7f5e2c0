/** Options that all commands with a web server share. */

import type { FlagSpec, NumberSpec, TextSpec } from "./command.ts";

export const DEFAULT_PORT = 3000;

export const PORT_OPTION = {
  type: "number",
  value: "<port>",
  short: "p",
  min: 0,
  max: 65_535,
  doc: `Port to listen on; 0 picks any free port. Defaults to ${DEFAULT_PORT}, or the next free port.`,
} as const satisfies NumberSpec;

export const HOST_OPTION = {
  type: "text",
  value: "<host>",
  short: "h",
  doc: "Name or address to listen on. Defaults to `localhost`; `0.0.0.0` lets other machines connect.",
} as const satisfies TextSpec;

export const OPEN_OPTION = {
  type: "flag",
  default: true,
  doc: "Do not open the site in a browser.",
} as const satisfies FlagSpec;
