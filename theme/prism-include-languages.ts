/** Adds languages to the highlighter of the format. Ours knows its languages by itself, so there is nothing to add. */

export default function prismIncludeLanguages(): void {}
