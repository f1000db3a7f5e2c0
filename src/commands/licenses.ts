/** `veloci licenses`: prints the licenses of Veloci and everything it contains. */

import { formatLicenses } from "../licenses/format-licenses.ts";
import type { LicenseFacts } from "../model/json-report.ts";
import { defineCommand } from "./command.ts";
import { JSON_OPTION } from "./report-format.ts";

export const licenses = defineCommand({
  name: "licenses",
  summary: "Print the licenses of Veloci and of all software it contains.",
  options: { json: JSON_OPTION },
  notes: ["A built site lists the licenses of its own scripts and styles in `assets/js/LICENSES.txt`."],
  async run() {
    const { loadLicenses } = await import("../licenses/load-licenses.ts");
    const packages = await loadLicenses();
    return { code: 0, diagnostics: [], facts: { packages } satisfies LicenseFacts, output: formatLicenses(packages) };
  },
});
