/** Finds the link of an event, and whether it leads to a page of the site. */

/** Paths with a file extension. A page with such a name gets a full load, which works too. */
const FILE = /\.(?!html?$)[a-z][a-z\d]{1,5}$/i;

/** The internal link of a plain click; `undefined` for a modified click, or one that was handled already. */
export function clickedLink(event: MouseEvent, baseUrl: string): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = linkOf(event.target);
  return link && isInternalLink(link, baseUrl) ? link : undefined;
}

/** The link an event happened on. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  return target instanceof Element ? (target.closest<HTMLAnchorElement>("a[href]") ?? undefined) : undefined;
}

/**
 * Whether a link leads to a page of this site in this window. Files (`/a/b.pdf`) are not pages. An explicit target
 * (`_self`) leaves the link to the browser, as for other languages, which are separate sites.
 */
export function isInternalLink(link: HTMLAnchorElement, baseUrl: string): boolean {
  if (link.origin !== window.location.origin || link.hasAttribute("download")) return false;
  if (link.target !== "") return false;
  if (FILE.test(link.pathname)) return false;
  return `${link.pathname}/` === baseUrl || link.pathname.startsWith(baseUrl);
}
