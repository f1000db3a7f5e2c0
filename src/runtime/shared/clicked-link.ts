/** Which link an event is about, and whether it leads to a page of the site. */

/** Paths that end like a file's name. A page with such a name is loaded wholly, which works too. */
const FILE = /\.(?!html?$)[a-z][a-z\d]{1,5}$/i;

/** The link into the site that a plain click was on; a modified click, or one that was handled already, is on none. */
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
 * Whether a link leads to a page of this site in this window. Files (`/a/b.pdf`) are not pages; a target of its own (`_self`) says that
 * the browser is to follow the link, as those to other languages do, which are sites of their own.
 */
export function isInternalLink(link: HTMLAnchorElement, baseUrl: string): boolean {
  if (link.origin !== window.location.origin || link.hasAttribute("download")) return false;
  if (link.target !== "") return false;
  if (FILE.test(link.pathname)) return false;
  return `${link.pathname}/` === baseUrl || link.pathname.startsWith(baseUrl);
}
