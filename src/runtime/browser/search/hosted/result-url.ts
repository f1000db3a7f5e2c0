import type { HostedSearch } from "../../../../lookup/hosted-search.ts";

type Rules = Pick<HostedSearch, "externalUrlRegex" | "replaceSearchResultPathname">;

/** Makes the function that converts URLs of records to links: paths on this site, except those that match `externalUrlRegex`. */
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
