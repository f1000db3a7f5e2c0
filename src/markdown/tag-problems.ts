/** Says what is wrong with an author's tags. In: tags without their other end. Out: diagnostics with their place. */

import type { TagProblem } from "./assemble.ts";
import type { Compilation } from "./compilation.ts";
import { isComponentName } from "./tag.ts";

/** `<COMMIT_HASH>`: meant as text. */
const PLACEHOLDER = /^[A-Z][A-Z\d_]+$/;

/** Reports tags that are not closed, or not opened. Components are errors: what they show depends on their inside. */
export function reportTags(problems: readonly TagProblem[], document: Compilation): void {
  for (const { kind, name, written } of problems) {
    const unclosed = kind === "unclosed";
    const position = written.frame.position(written.offset);
    document.options.report.add({
      code: unclosed ? "unclosed-tag" : "unexpected-closing-tag",
      severity: isComponentName(name) && !PLACEHOLDER.test(name) ? "error" : "warning",
      message: unclosed
        ? `The tag \`<${name}>\` is not closed${closesBefore(name)}.`
        : `The closing tag \`</${name}>\` has no opening tag before it.`,
      hint: unclosed
        ? `Add \`</${name}>\`, or write \`\\<${name}>\` if it is meant as text.`
        : `Remove it, or open \`<${name}>\` before it at the same level of nesting.`,
      file: document.source.path,
      ...position,
      length: unclosed ? name.length + 2 : name.length + 3,
    });
  }
}

function closesBefore(name: string): string {
  return isComponentName(name) ? " before the text around it ends" : "";
}
