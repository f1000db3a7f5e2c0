/** Adds languages to Prism in the format. The built-in highlighter already includes its languages, so this does nothing. */

export default function prismIncludeLanguages(): void {}
