/** A path behind `url(` or in the text of `@import`. */
const PATH = /(?<=url\(\s*["']?|@import\s+["'])\/(?!\/)[^"')\s]*/gi;

/** Styles of the offline copy. Calls `toAddress` for each URL that begins with a slash. */
export function localStyles(css: string, toAddress: (url: string) => string | undefined): string {
  return css.includes("/") ? css.replace(PATH, (url) => toAddress(url) ?? url) : css;
}
