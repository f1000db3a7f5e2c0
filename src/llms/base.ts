/** Base of URLs. */
export interface Base {
  /** Origin of the site, without slash at the end. */
  readonly site: string;
  /** Path of the page. */
  readonly page: string;
}

/** A URL for readers outside the site: absolute, and safe between the brackets of a link. */
export function wholeUrl(url: string, { site, page }: Base): string {
  const isPath = url.startsWith("/") && !url.startsWith("//");
  const whole = url.startsWith("#") ? site + page + url : isPath ? site + url : url;
  return whole.replace(/[\s()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
