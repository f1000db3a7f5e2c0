import { readFileSync } from "node:fs";
import type { Position } from "../model/document.ts";
import { toSitePath } from "../report/site-path.ts";
import { positionAt } from "./locate.ts";
import { compileTemplate } from "./ssr-template.ts";
import { locateNearest, type Where } from "./validate.ts";

export interface TemplateCheck {
  readonly template: string;
  readonly siteDir: string;
  readonly where: Where;
  /** Files that may contain the template, by absolute path. */
  readonly files: readonly string[];
}

/** Without these, pages have no content or no styles. */
const NEEDED: readonly (readonly [RegExp, string])[] = [
  [/\bappHtml\b/, "<%~ it.appHtml %>"],
  [/\bheadTags\b/, "<%~ it.headTags %>"],
];

const MOUNT = /\bid\s*=\s*(["']?)__docusaurus\1(?=[\s>])/;

/** Returns whether pages can be written. Diagnostic: `invalid-option`, at the mistake if a file contains the template as text. */
export function checkTemplate(check: TemplateCheck): boolean {
  const { template, where } = check;
  const field = { code: "invalid-option", file: where.file, ...locateNearest(["ssrTemplate"], where) } as const;
  const compiled = compileTemplate(template);
  if (typeof compiled !== "function") {
    const { reason, offset } = compiled;
    const message = `Line ${positionAt(template, offset).line} of \`ssrTemplate\` cannot be compiled: ${reason}.`;
    const hint = "Tags are `<% code %>`, `<%= text %>` and `<%~ html %>`, with JavaScript in them.";
    where.report.add({ ...field, ...placeOf(check, offset), severity: "error", message, hint });
    return false;
  }
  const missing = NEEDED.filter(([pattern]) => !pattern.test(template)).map(([, tag]) => `\`${tag}\``);
  if (missing.length > 0) {
    const message = `\`ssrTemplate\` lacks ${missing.join(" and ")}.`;
    where.report.add({
      ...field,
      severity: "error",
      message,
      hint: "Add what is missing: without it, pages have no content or no styles.",
    });
    return false;
  }
  if (MOUNT.test(template)) return true;
  where.report.add({
    ...field,
    severity: "warning",
    message: "`ssrTemplate` has no element with the ID `__docusaurus`, so pages do not respond.",
    hint: 'Write `<div id="__docusaurus"><%~ it.appHtml %></div>`.',
  });
  return true;
}

function placeOf(
  { template, siteDir, files }: Pick<TemplateCheck, "template" | "siteDir" | "files">,
  offset: number,
): ({ readonly file: string; readonly length: number } & Position) | undefined {
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const start = text.indexOf(template);
    if (start >= 0) return { file: toSitePath(siteDir, file), ...positionAt(text, start + offset), length: 1 };
  }
  return undefined;
}
