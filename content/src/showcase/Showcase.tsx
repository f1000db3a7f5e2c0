/** The showcase: a search field, tags, favorites, and the sites that fit them. */

import { useHistory, useLocation } from "@docusaurus/router";
import { type ReactElement, useEffect, useState } from "react";
import Card from "./Card";
import { type Choice, filterSites, readChoice, writeChoice } from "./filter";
import { SITES, TAGS, type Tag } from "./sites";
import styles from "./showcase.module.css";

const COUNTS = new Map(TAGS.map((tag) => [tag, SITES.filter(({ tags }) => tags.includes(tag)).length]));

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
      <Controls choice={choice} choose={choose} liked={liked.length} />
      <p role="status" className={styles.status}>
        {shown.length} of {SITES.length} sites
      </p>
      {shown.length === 0 && (
        <div className={styles.none}>
          <p>No site fits. Remove a tag, or look for another word.</p>
          <button type="button" className="button button--outline button--primary" onClick={() => choose(readChoice(""))}>
            Show all sites
          </button>
        </div>
      )}
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
  /** Number of favorites. */
  readonly liked: number;
}

function Controls({ choice, choose, liked }: ControlsProps): ReactElement {
  const { text, tags, all, favorites } = choice;
  const toggle = (tag: Tag): void =>
    choose({ tags: tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag] });
  return (
    <form className={styles.controls} role="search" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.first}>
        <input
          type="search"
          className={styles.field}
          aria-label="Find a site"
          placeholder="Find a site by name, words or tag"
          value={text}
          onChange={(event) => choose({ text: event.target.value })}
        />
        <div className={styles.match} role="group" aria-label="Sites have">
          <button type="button" aria-pressed={all} onClick={() => choose({ all: true })}>
            All tags
          </button>
          <button type="button" aria-pressed={!all} onClick={() => choose({ all: false })}>
            Any tag
          </button>
        </div>
      </div>
      <fieldset className={styles.choices}>
        <legend className="sr-only">Tags</legend>
        {TAGS.map((tag) => (
          <button
            key={tag}
            type="button"
            className={styles.tag}
            aria-pressed={tags.includes(tag)}
            onClick={() => toggle(tag)}
          >
            {tag} <span className={styles.count}>{COUNTS.get(tag)}</span>
          </button>
        ))}
        <button type="button" className={styles.tag} aria-pressed={favorites} onClick={() => choose({ favorites: !favorites })}>
          ★ favorites <span className={styles.count}>{liked}</span>
        </button>
      </fieldset>
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
