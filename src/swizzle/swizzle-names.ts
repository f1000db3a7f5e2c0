/** Names of the format's themes and their components. Separate from the sources, which parsing a command line does not need. */

/** The first theme whose pattern matches contains the component. */
export const THEMES: Readonly<Record<string, RegExp>> = {
  "theme-live-codeblock": /^(?:Playground|ReactLiveScope|LiveCodeBlock)(?:\/|$)/,
  "theme-mermaid": /^Mermaid(?:\/|$)/,
  "theme-search-algolia": /^Search(?:Bar|Page|Modal|Translations)(?:\/|$)/,
  "plugin-debug": /^Debug/,
  "plugin-ideal-image": /^IdealImage/,
  "plugin-pwa": /^Pwa/,
  "theme-classic": /^/,
};
