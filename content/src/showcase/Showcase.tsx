/** The showcase: a search field, tags, favorites, and the sites that fit them. */

import { useHistory, useLocation } from "@docusaurus/router";
import { type ReactElement, useEffect, useState } from "react";
import Card from "./Card";
import { type Choice, filterSites, readChoice, writeChoice } from "./filter";
import { SITES, TAGS, type Tag } from "./sites";
import styles from "./showcase.module.css";

/** Names of sites, as a JSON list. */
const STORAGE_KEY = "veloci.showcase.favorites";

export default function Showcase(): ReactElement {
  const history = useHistory();
  const { pathname, search } = useLocation();
  // The built page has no query: the first render is the same as there.
  const [choice, setChoice] = useState<Choice>(() => readChoice(""));
  const [liked, like] = useFavorites();
  useEffect(() => setChoice(readChoice(search)), [search]);
  const choose = (change: Partial<Choice>): void => {
    const next = { ...choice, ...change };
    setChoice(next);
    history.replace(pathname + writeChoice(next));
  };
  const shown = filterSites(choice, liked);
  return (
    <>
      <Controls choice={choice} choose={choose} />
      <p role="status">
        {shown.length} of {SITES.length} sites
      </p>
      {shown.length === 0 && <p>No site fits. Remove a tag, or look for another word.</p>}
      <ul className={styles.cards}>
        {shown.map((site) => (
          <Card key={site.name} site={site} liked={liked.includes(site.name)} onLike={like} />
        ))}
      </ul>
    </>
  );
}

interface ControlsProps {
  readonly choice: Choice;
  readonly choose: (change: Partial<Choice>) => void;
}

function Controls({ choice, choose }: ControlsProps): ReactElement {
  const { text, tags, all, favorites } = choice;
  const toggle = (tag: Tag): void =>
    choose({ tags: tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag] });
  return (
    <form className={styles.controls} role="search" onSubmit={(event) => event.preventDefault()}>
      <label className={styles.field}>
        <span>Find a site</span>
        <input type="search" value={text} onChange={(event) => choose({ text: event.target.value })} />
      </label>
      <fieldset className={styles.choices}>
        <legend>Tags</legend>
        {TAGS.map((tag) => (
          <button
            key={tag}
            type="button"
            className={styles.tag}
            aria-pressed={tags.includes(tag)}
            onClick={() => toggle(tag)}
          >
            {tag}
          </button>
        ))}
        <button type="button" className={styles.tag} aria-pressed={favorites} onClick={() => choose({ favorites: !favorites })}>
          ★ favorites
        </button>
      </fieldset>
      <label className={styles.match}>
        <span>Sites need</span>
        <select value={all ? "all" : "any"} onChange={(event) => choose({ all: event.target.value === "all" })}>
          <option value="all">all of these tags</option>
          <option value="any">any of these tags</option>
        </select>
      </label>
    </form>
  );
}

/** Names of favorites, kept in this browser alone, and a function that adds or removes one. */
function useFavorites(): [readonly string[], (name: string) => void] {
  const [liked, setLiked] = useState<readonly string[]>([]);
  useEffect(() => setLiked(readFavorites()), []);
  const like = (name: string): void => {
    const next = liked.includes(name) ? liked.filter((other) => other !== name) : [...liked, name];
    setLiked(next);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
    } catch {
      // Without storage, favorites last as long as the page.
    }
  };
  return [liked, like];
}

function readFavorites(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
