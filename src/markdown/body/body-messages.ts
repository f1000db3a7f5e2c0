/** Messages in compiled bodies. Each is a slot, so one compiled document serves every language. */

import type { TranslationEntries } from "../../model/translation.ts";

export const BODY_MESSAGES = {
  "theme.common.headingLinkTitle": { message: "Direct link to {heading}" },
  "theme.footnotes.title": { message: "Footnotes", description: "Heading of the footnotes, for screen readers" },
  "theme.footnotes.backLabel": {
    message: "Back to reference {reference}",
    description: "Label of the arrow that leads from a footnote back to the text",
  },
  "theme.untranslated.notice": {
    message: "This page has not been translated yet.",
    description: "Shown above a page that is not translated into the current locale",
  },
} as const satisfies TranslationEntries;

/** ID of such a message. */
export type BodyMessage = keyof typeof BODY_MESSAGES;

/** The English text of a message. */
export function sayInEnglish(id: BodyMessage, values: Readonly<Record<string, string>>): string {
  return BODY_MESSAGES[id].message.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}
