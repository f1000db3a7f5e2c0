/**
 * Elements whose inside is no Markdown, for MDX, which reads it as that. In: text and the opening tag of one. Out: the
 * element with its inside in a template string, in as many lines.
 */

import type { Tag } from "../tag.ts";

const CODE: ReadonlySet<string> = new Set(["style", "script", "textarea"]);

/** The element that `tag` opens, rewritten, and where it ends; nothing for all others. `jsx`: the tag as MDX has it. */
export function rewriteRawElement(text: string, tag: Tag, jsx: string): { text: string; end: number } | undefined {
  const isCode = CODE.has(tag.name);
  if (tag.kind !== "open" || (!isCode && tag.name !== "pre")) return undefined;
  const closing = new RegExp(`</${tag.name}\\s*>`, "g");
  closing.lastIndex = tag.end;
  const close = closing.exec(text);
  if (close === null) return undefined;
  const inside = text.slice(tag.end, close.index);
  const end = closing.lastIndex;
  if (isCode) {
    if (inside.trim() === "" || inside.trimStart().startsWith("{")) return undefined;
    return { text: `${jsx}{${toTemplate(inside)}}</${tag.name}>`, end };
  }
  // Components and values in it are read by MDX.
  if (/\{|<\/?[A-Z>]/.test(inside)) return undefined;
  return { text: `${jsx.slice(0, -1)} dangerouslySetInnerHTML={{ __html: ${toTemplate(inside)} }} />`, end };
}

function toTemplate(text: string): string {
  return `\`${text.replace(/[\\`]|\$(?=\{)/g, "\\$&")}\``;
}
