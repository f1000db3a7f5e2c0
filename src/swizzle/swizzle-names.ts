/** Names of the format's themes, and which components they bring: apart from the sources, so that reading a command line needs none. */

/** The first theme whose pattern fits has a component. */
export const THEMES: Readonly<Record<string, RegExp>> = {
  "theme-live-codeblock": /^(?:Playground|ReactLiveScope|LiveCodeBlock)(?:\/|$)/,
  "theme-mermaid": /^Mermaid(?:\/|$)/,
  "theme-search-algolia": /^Search(?:Bar|Page|Modal|Translations)(?:\/|$)/,
  "plugin-debug": /^Debug/,
  "plugin-ideal-image": /^IdealImage/,
  "plugin-pwa": /^Pwa/,
  "theme-classic": /^/,
};
