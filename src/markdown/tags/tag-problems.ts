/** Reports mistakes in an author's tags. */

import type { Diagnostic } from "../../model/diagnostic.ts";
import type { TagProblem } from "../body/assemble.ts";
import type { Compilation } from "../compilation.ts";
import { HEAD_WORDS, isPlaceholderName } from "./elements.ts";
import { isComponentName } from "./tag.ts";

/** Number of problems of one file to report individually: a file with more has one cause for many. */
const MAX_REPORTED = 100;

/** Reports tags that are not closed, not opened, or nested too deeply, and content that a tag may not have. */
export function reportTags(problems: readonly TagProblem[], document: Compilation): void {
  for (const problem of problems.slice(0, MAX_REPORTED)) {
    const { frame, offset } = problem.written;
    const place = { file: document.source.path, ...frame.position(offset) };
    // `Array<Item>` is not a tag, and CommonMark shows an unmatched tag as text.
    const isText = !document.mdx || /\w/.test(frame.text.charAt(offset - 1));
    const mild = isText && { severity: "warning" as const };
    document.options.report.add({ ...DESCRIBE[problem.kind](problem.name), ...mild, ...place });
  }
  const unreported = problems.length - MAX_REPORTED;
  if (unreported <= 0) return;
  document.options.report.warn({
    code: "unclosed-tag",
    message: `${unreported} more tags are unmatched.`,
    file: document.source.path,
  });
}

type Description = Pick<Diagnostic, "code" | "severity" | "message" | "hint" | "length">;

const DESCRIBE: Readonly<Record<TagProblem["kind"], (name: string) => Description>> = {
  unclosed: (name) => ({
    code: "unclosed-tag",
    severity: severityOf(name),
    message: `The tag \`<${name}>\` is not closed${isComponentName(name) ? " before the text around it ends" : ""}.`,
    hint: `Add \`</${name}>\`, or write \`\\<${name}>\` if you mean text.`,
    length: name.length + 2,
  }),
  unopened: (name) => ({
    code: "unexpected-closing-tag",
    severity: severityOf(name),
    message: `The closing tag \`</${name}>\` has no opening tag before it.`,
    hint: `Remove it, or open \`<${name}>\` before it at the same level of nesting.`,
    length: name.length + 3,
  }),
  deep: (name) => ({
    code: "nesting-too-deep",
    severity: "warning",
    message: `The tag \`<${name}>\` is nested inside 500 others, so it is left out and only its content is shown.`,
    hint: "Check that the tags before it are closed.",
    length: name.length + 2,
  }),
  misplaced: (name) => ({ ...describeMisplaced(name), length: "<head>".length }),
};

/** Name for something (an element, or `text`) that `<Head>` cannot contain. */
export function describeMisplaced(name: string): Omit<Description, "length"> {
  const what = name === "text" ? "text" : `\`<${name}>\``;
  return {
    code: "misplaced-in-head",
    severity: "warning",
    message: `\`<head>\` contains ${what}, which is left out.`,
    hint: `A head may contain ${HEAD_WORDS}.`,
  };
}

/** For components this is an error, because their output depends on their children. */
function severityOf(name: string): Diagnostic["severity"] {
  return isComponentName(name) && !isPlaceholderName(name) ? "error" : "warning";
}
