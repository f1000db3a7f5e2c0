/** Addresses of results. */

import type { HostedSearch } from "../../../../lookup/hosted-search.ts";

type Rules = Pick<HostedSearch, "externalUrlRegex" | "replaceSearchResultPathname">;

/** Makes what turns addresses of records into links: paths on this site, but for those that `externalUrlRegex` names. */
export function makeResultUrl({ externalUrlRegex, replaceSearchResultPathname: replace }: Rules) {
  const external = externalUrlRegex === undefined ? undefined : new RegExp(externalUrlRegex, "i");
  const from = replace && new RegExp(replace.from, "g");
  return (address: string): string => {
    if (!URL.canParse(address, location.href)) return address;
    const { href, pathname, hash } = new URL(address, location.href);
    if (external?.test(href)) return address;
    return (replace && from ? pathname.replaceAll(from, replace.to) : pathname) + hash;
  };
}
