/** What the showcase shows. In: the query of the URL. Out: sites; everything that a reader chooses is in the query, so that links keep it. */

import { SITES, type Site, TAGS, type Tag } from "./sites";

export interface Choice {
  readonly text: string;
  readonly tags: readonly Tag[];
  /** Whether a site needs all of the tags, or one of them. */
  readonly all: boolean;
  /** Whether only the reader's favorites are shown. */
  readonly favorites: boolean;
}

export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  const given = query.getAll("tag");
  return {
    text: query.get("q") ?? "",
    tags: TAGS.filter((tag) => given.includes(tag)),
    all: query.get("match") !== "any",
    favorites: query.has("favorites"),
  };
}

export function writeChoice({ text, tags, all, favorites }: Choice): string {
  const query = new URLSearchParams();
  if (text !== "") query.set("q", text);
  for (const tag of tags) query.append("tag", tag);
  if (!all) query.set("match", "any");
  if (favorites) query.set("favorites", "");
  const written = query.toString();
  return written === "" ? "" : `?${written}`;
}

export function filterSites({ text, tags, all, favorites }: Choice, liked: readonly string[]): readonly Site[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return SITES.filter((site) => {
    const content = `${site.name} ${site.text} ${site.tags.join(" ")}`.toLowerCase();
    const has = (tag: Tag): boolean => site.tags.includes(tag);
    const fits = tags.length === 0 || (all ? tags.every(has) : tags.some(has));
    return fits && words.every((word) => content.includes(word)) && (!favorites || liked.includes(site.name));
  });
}
