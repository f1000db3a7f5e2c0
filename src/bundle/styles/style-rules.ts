import { positionAt } from "../../config/locate.ts";
import { describeUse } from "../../config/report-support.ts";
import { SUPPORT } from "../../config/support.ts";
import { toSitePath } from "../../content/files.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { describeUnpaired, readParts } from "./sheet-parts.ts";
import type { SheetReader } from "./sheet-reader.ts";
import { textIn } from "../../system/lenient-files.ts";

const RULES =
  /@(?:tailwind|apply|screen|variants|responsive|config|theme|utility|custom-variant|custom-media|custom-selector|mixin|include|extend|define-mixin)(?=[\s;{])/g;

const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;

export interface StyleRulesRequest {
  /** Absolute paths of the files of a bundle. */
  readonly files: readonly string[];
  /** Absolute, with links resolved. */
  readonly siteDir: string;
  readonly onProblem: (problem: Diagnostic) => void;
  /** Only rules that PostCSS of the site leaves count. */
  readonly sheets: Pick<SheetReader, "compileCss">;
}

/**
 * Reports `not-supported` for each rule that only PostCSS plugins understand, once per file, and `bundle-error` for a block
 * or comment without an end. Skips sheets of packages.
 */
export async function checkStyleRules({ files, siteDir, onProblem, sheets }: StyleRulesRequest): Promise<void> {
  for (const path of files) {
    if (!path.endsWith(".css") || !path.startsWith(siteDir) || path.includes("/node_modules/")) continue;
    const written = textIn(path);
    if (written === undefined) continue;
    const parts = readParts(written);
    // The bundler closes blocks and comments at the end of the file.
    if ("sign" in parts && ["{", "/*"].includes(parts.sign))
      onProblem(describeUnpaired(parts, written, toSitePath(siteDir, path)));
    const text = ((await sheets.compileCss?.(path, written)) ?? written).replace(COMMENT, (comment) =>
      comment.replace(/\S/g, " "),
    );
    const first = new Map([...text.matchAll(RULES)].toReversed().map(({ 0: rule, index }) => [rule, index]));
    for (const [rule, index] of first) {
      const problem = describeUse(SUPPORT.styleSheet["@apply, @tailwind"], `The rule \`${rule}\``);
      const place = { ...positionAt(text, index), length: rule.length };
      if (problem) onProblem({ ...problem, file: toSitePath(siteDir, path), ...place });
    }
  }
}
