/** `bun scripts/screenshots/record.ts`: records the terminal session that the home page plays. */

import { join } from "node:path";
import { projectDir } from "../../test/support/paths.ts";
import { recordSession } from "./session.ts";

const file = join(projectDir, "content/src/figures/session.json");
const steps = await recordSession();
await Bun.write(file, `${JSON.stringify({ steps }, null, 2)}\n`);
console.log(`${file}: ${steps.length} commands`);
