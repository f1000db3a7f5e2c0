/** What the commands that serve a site have in common. */

import type { FlagSpec, NumberSpec, TextSpec } from "./command.ts";

export const DEFAULT_PORT = 3000;

export const PORT_OPTION = {
  type: "number",
  value: "<port>",
  short: "p",
  min: 0,
  max: 65_535,
  doc: `Port to listen at; 0 takes any that is free. By default ${DEFAULT_PORT}, or the next one that is free.`,
} as const satisfies NumberSpec;

export const HOST_OPTION = {
  type: "text",
  value: "<host>",
  short: "h",
  doc: "Name or address to listen at. By default `localhost`; `0.0.0.0` lets other machines in.",
} as const satisfies TextSpec;

export const OPEN_OPTION = {
  type: "flag",
  default: true,
  doc: "Do not open the site in the browser.",
} as const satisfies FlagSpec;
