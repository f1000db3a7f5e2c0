/** Styles and fonts of formulas, for pages with formulas. Loaded only if a site has formulas. */

import sheet from "katex/dist/katex.min.css" with { type: "text" };
import { assetOutput, contentHash } from "../../content/asset-output.ts";
import type { OutputFile } from "../../model/build.ts";
import { FORMULA_FONTS } from "./formula-fonts.ts";

export interface FormulaStyles {
  /** Output path of the style sheet. */
  readonly path: string;
  readonly outputs: readonly OutputFile[];
}

const SOURCE = "the formulas";

/** Undoes `UNSTYLED` in `src/render/formula-head.ts`; wide formulas scroll in place. */
const OWN = `.katex{direction:ltr;unicode-bidi:isolate}.katex .katex-html{display:inline}`;
const OWN_AFTER = `.katex{direction:ltr;unicode-bidi:isolate}.math-display{direction:ltr;overflow:auto hidden;margin-bottom:var(--ifm-leading)}.math-display>.katex-display{margin:.25em 0}.katex-error{font-family:var(--ifm-font-family-monospace);font-size:90%;text-decoration:underline wavy}`;

/** Every browser that runs the theme supports WOFF2, so the older formats are left out. */
export async function loadFormulaStyles(): Promise<FormulaStyles> {
  const fonts = new Map<string, OutputFile>();
  for (const [name, file] of Object.entries(FORMULA_FONTS)) {
    const content = await Bun.file(file).bytes();
    fonts.set(name, { path: assetOutput(name, content), content, source: SOURCE, hashed: true });
  }
  const text = sheet
    .replace(/,url\([^)]*\.(?:woff|ttf)\) format\("[^"]*"\)/g, "")
    .replace(/url\(fonts\/([^)]*)\)/g, (whole, name: string) => {
      const font = fonts.get(name);
      return font ? `url(../../${font.path})` : whole;
    });
  const css = OWN + text + OWN_AFTER;
  const path = `assets/css/formulas-${contentHash(css)}.css`;
  return { path, outputs: [{ path, content: css, source: SOURCE, hashed: true }, ...fonts.values()] };
}
