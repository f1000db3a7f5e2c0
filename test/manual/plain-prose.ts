/** Takes the sentences out of a page. Returns its prose, line by line, without code, links' targets and front matter. */

/** The prose of a page; lines that hold none are empty, so that line numbers stay. */
export function proseLines(markdown: string): string[] {
  let fence: string | undefined;
  let inFront = markdown.startsWith("---\n");
  return markdown.split("\n").map((line, index) => {
    if (inFront) {
      if (line === "---" && index > 0) inFront = false;
      return /^(description|title): /.test(line) ? toProse(line.replace(/^\w+: /, "")) : "";
    }
    const marks = /^ *(`{3,}|~{3,}|\$\$$)/.exec(line)?.[1];
    if (fence !== undefined) {
      if (marks?.startsWith(fence)) fence = undefined;
      return "";
    }
    fence = marks;
    return fence === undefined && !/^(import|export) /.test(line) ? toProse(line) : "";
  });
}

function toProse(line: string): string {
  return line
    .replaceAll(/<!--.*?-->|\{\/\*.*?\*\/\}|\{#[\w-]+\}/g, "")
    .replaceAll(/(`+)(?:(?!\1).)+\1/g, " ")
    .replaceAll(/\$[^$]+\$/g, " ")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/<[^>]+>|<\w[^>]*$/g, " ")
    .replaceAll(/\bhttps?:\/\/\S+/g, " ");
}

/** How many words a page has, code included: a reader of a reference reads it, too. */
export function countWords(markdown: string): number {
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .split(/\s+/)
    .filter((word) => /[a-z]/i.test(word)).length;
}
