/** One site of the showcase. Its picture is drawn from its name: no screenshot to load, and none to go out of date. */

import Link from "@docusaurus/Link";
import type { CSSProperties, ReactElement } from "react";
import type { Site } from "./sites";
import styles from "./showcase.module.css";

interface CardProps {
  readonly site: Site;
  readonly liked: boolean;
  readonly onLike: (name: string) => void;
}

/** A number below a limit that is always the same for a name. */
function numberOf(name: string, limit: number): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 7919, 7) % limit;
}

/** Color of the picture, and where the center of its rings is. */
function drawingOf(name: string): CSSProperties {
  return { "--hue": numberOf(name, 360), "--x": `${numberOf(name, 101)}%`, "--y": `${numberOf(`${name}.`, 101)}%` } as CSSProperties;
}

function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/);
  return (words.length > 1 ? words.slice(0, 2).map((word) => word.charAt(0)) : [name.slice(0, 2)]).join("");
}

export default function Card({ site, liked, onLike }: CardProps): ReactElement {
  const { name, text, url, source, tags } = site;
  return (
    <li className={`card ${styles.card}`}>
      <div className={styles.picture} style={drawingOf(name)} aria-hidden="true">
        {initialsOf(name)}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.name}>
            <Link to={url}>{name}</Link>
          </h2>
          <button
            type="button"
            className={styles.like}
            aria-pressed={liked}
            aria-label={`${name} is a favorite`}
            onClick={() => onLike(name)}
          >
            {liked ? "★" : "☆"}
          </button>
        </div>
        <p className={styles.host}>{new URL(url).host.replace(/^www\./, "")}</p>
        <p className={styles.text}>{text}</p>
        <p className={styles.tags}>
          {tags.map((tag) => (
            <span key={tag} className="badge badge--secondary">
              {tag}
            </span>
          ))}
          {source && <Link to={source}>Source</Link>}
        </p>
      </div>
    </li>
  );
}
