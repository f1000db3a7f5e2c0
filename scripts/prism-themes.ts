/** Converts the color themes of `prism-react-renderer` to `src/config/prism/themes.json`, so that builds do not load the package. */

import { themes } from "prism-react-renderer";

/** Returns the JSON with one theme per line. */
export function prismThemes(): string {
  const lines = Object.entries(themes).map(([name, theme]) => `  ${JSON.stringify(name)}: ${JSON.stringify(theme)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}
