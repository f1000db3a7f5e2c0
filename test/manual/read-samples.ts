/** Finds the code samples of a page. */

export interface Sample {
  /** Path of the page below `content/docs`. */
  readonly page: string;
  /** Line of the code's first line, from 1. */
  readonly line: number;
  readonly language: string;
  /** What the fence calls the file. */
  readonly title: string | undefined;
  readonly code: string;
  /** Why the page's source says that the sample does not run. */
  readonly reason: string | undefined;
}

const FENCE = /^(?<indent> *)(?<marks>`{3,}|~{3,})(?<info>.*)$/;
const REASON = /^ *(?:<!--|\{\/\*) not run: (?<reason>.+?) (?:-->|\*\/\})$/;

/** The samples of a page in their order. A fence inside another is part of its code. */
export function readSamples(page: string, markdown: string): Sample[] {
  const lines = markdown.split("\n");
  const samples: Sample[] = [];
  for (let index = 0; index < lines.length; index++) {
    const open = FENCE.exec(lines[index] ?? "")?.groups;
    if (!open) continue;
    const { indent = "", marks = "", info = "" } = open;
    const isEnd = (line: string): boolean => line.trim().startsWith(marks) && /^[`~]+$/.test(line.trim());
    const end = lines.findIndex((line, at) => at > index && isEnd(line));
    samples.push({
      page,
      line: index + 2,
      language: /^[\w-]*/.exec(info.trim())?.[0] ?? "",
      title: /title="([^"]*)"/.exec(info)?.[1],
      code: lines
        .slice(index + 1, end)
        .map((line) => line.slice(indent.length))
        .join("\n"),
      reason: reasonAbove(lines, index),
    });
    index = end;
  }
  return samples;
}

/** The comment may have an empty line below it. */
function reasonAbove(lines: readonly string[], index: number): string | undefined {
  const above = [lines[index - 1], lines[index - 2]].find((line) => line !== undefined && line.trim() !== "");
  return REASON.exec(above ?? "")?.groups?.["reason"];
}

/** Whether a fence is something that a program prints as a diagnostic. */
export function isDiagnostic({ language, code }: Sample): boolean {
  return language === "text" && /^(error|warning|info)\[/.test(code);
}

/** Drawings, trees of files and output of other kinds are no files: nothing in them can run. */
export function isRun({ language, title }: Sample): boolean {
  return title !== undefined || !["text", "mermaid", ""].includes(language);
}
