/** The color themes of `prism-react-renderer` as the text of `src/config/prism/themes.json`, so that no build runs the package. */

import { themes } from "prism-react-renderer";

/** One theme a line. */
export function prismThemes(): string {
  const lines = Object.entries(themes).map(([name, theme]) => `  ${JSON.stringify(name)}: ${JSON.stringify(theme)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}
