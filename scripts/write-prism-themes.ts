/** Writes `src/config/prism/themes.json`. Run it when the version of `prism-react-renderer` changes. */

import { join } from "node:path";
import { prismThemes } from "./prism-themes.ts";

await Bun.write(join(import.meta.dir, "../src/config/prism/themes.json"), prismThemes());
