/** What a site gets from Veloci: blocks on the home page, each with a picture that `bun scripts/screenshots/write.ts` takes. */

import Link from "@docusaurus/Link";
import ThemedImage from "@theme/ThemedImage";
import type { ReactElement } from "react";
import mistake from "../../docs/img/mistake.webp";
import mistakeDark from "../../docs/img/mistake-dark.webp";
import locales from "../../docs/img/right-to-left.webp";
import localesDark from "../../docs/img/right-to-left-dark.webp";
import search from "../../docs/img/search.webp";
import searchDark from "../../docs/img/search-dark.webp";
import versions from "../../docs/img/versions.webp";
import versionsDark from "../../docs/img/versions-dark.webp";
import styles from "./Features.module.css";

interface Feature {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly more: string;
  readonly picture: { readonly light: string; readonly dark: string; readonly alt: string };
}

const FEATURES: readonly Feature[] = [
  {
    title: "Mistakes at the exact line",
    text: "A broken link, a wrong option or a duplicate route is an error with file, line and a suggestion. One run finds them all, and a failed build leaves the previous site as it was.",
    to: "/docs/cli#diagnostics",
    more: "Read a diagnostic",
    picture: { light: mistake, dark: mistakeDark, alt: "An error over the page in the browser, with the line of the broken link" },
  },
  {
    title: "Search without a server",
    text: "The build writes the index, and the browser answers while you type, offline, too. Algolia, Typesense or Meilisearch can answer instead.",
    to: "/docs/search",
    more: "See what readers find",
    picture: { light: search, dark: searchDark, alt: "The search with results for “broken link”, grouped by page" },
  },
  {
    title: "A manual for every release",
    text: "One command saves the docs of a release. A menu switches between versions of the same page, and remembers the reader's choice.",
    to: "/docs/versioning",
    more: "Keep versions",
    picture: { light: versions, dark: versionsDark, alt: "The menu of versions open on a page of an earlier one" },
  },
  {
    title: "Languages in both directions",
    text: "All locales are built in one run. Missing translations fall back to the original, and right-to-left pages are mirrored.",
    to: "/docs/i18n/introduction",
    more: "Translate a site",
    picture: { light: locales, dark: localesDark, alt: "An Arabic page, mirrored, with its sidebar on the right" },
  },
];

export default function Features(): ReactElement {
  return (
    <ul className={styles.grid}>
      {FEATURES.map(({ title, text, to, more, picture: { alt, ...sources } }) => (
        <li key={title} className={styles.feature}>
          <div className={styles.text}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
            <Link className={styles.more} to={to}>
              {more}
            </Link>
          </div>
          <div className={styles.picture}>
            <ThemedImage sources={sources} alt={alt} loading="lazy" width={1000} height={520} />
          </div>
        </li>
      ))}
    </ul>
  );
}
