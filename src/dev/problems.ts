import { isAbsolute, join } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { ShownProblem } from "../model/dev.ts";
import { toCodeFrame } from "../report/code-frame.ts";
import { makePaint } from "../report/paint.ts";
import { textIn } from "../system/lenient-files.ts";

export interface ProblemsRequest {
  /** Absolute. */
  readonly siteDir: string;
  /** Environment of the process, which names the user's editor. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Maximum length of a line in the panel. */
const WIDTH = 100;

/** Makes the function that gives problems the browser's form. Hints about the progress of a run are left out. */
export function makeProblemReader({ siteDir, env }: ProblemsRequest): (list: readonly Diagnostic[]) => ShownProblem[] {
  const scheme = editorScheme(env);
  const paint = makePaint(false);
  return (list) =>
    list
      .filter(({ severity }) => severity !== "info")
      .map((diagnostic) => {
        const { file, line, column, length } = diagnostic;
        if (file === undefined) return { ...diagnostic, frame: "", place: "" };
        const path = isAbsolute(file) ? file : join(siteDir, file);
        const place = [file, line, line === undefined ? undefined : column]
          .filter((part) => part !== undefined)
          .join(":");
        const frame =
          line === undefined
            ? []
            : toCodeFrame({ lines: textIn(path)?.split("\n") ?? [], line, column, length, width: WIDTH, paint });
        const at = [path, line ?? 1, column ?? 1].join(":");
        return { ...diagnostic, frame: frame.join("\n"), place, editUrl: scheme + encodeURI(at) };
      });
}

/** Editors that open a URL, by a word in the name of their program. */
const SCHEMES: readonly (readonly [RegExp, string])[] = [
  [/cursor/i, "cursor://file"],
  [/windsurf/i, "windsurf://file"],
  [/codium/i, "vscodium://file"],
  [/code-insiders/i, "vscode-insiders://file"],
  [/\bzed/i, "zed://file"],
];

/** The editor that the user has set, or else the most common one. */
function editorScheme(env: ProblemsRequest["env"]): string {
  const name = env["VISUAL"] ?? env["EDITOR"] ?? "";
  return SCHEMES.find(([pattern]) => pattern.test(name))?.[1] ?? "vscode://file";
}
