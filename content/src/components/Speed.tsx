/** Build times of several generators, as a chart that is also a table. `bun bench/peers.ts --write` makes the figures. */

import clsx from "clsx";
import type { ReactElement } from "react";
import figures from "../figures/peers.json";
import styles from "./Speed.module.css";

type Row = (typeof figures.rows)[number];

/** With commas. `toLocaleString` would be the first use of the browser's locale data, and hold up the page for 30 ms. */
export const PAGE_COUNT = String(figures.pages).replace(/\B(?=(\d{3})+$)/g, ",");

/** These two have no theme in the comparison: they write the text and nothing around it. */
const BARE: readonly string[] = ["Eleventy", "Hugo"];

const GROUPS = [
  { title: "With a theme: menus, highlighted code, search", rows: figures.rows.filter(({ name }) => !BARE.includes(name)) },
  { title: "Bare text, without menus, highlighting or search", rows: figures.rows.filter(({ name }) => BARE.includes(name)) },
];

const longest = Math.max(...figures.rows.flatMap(({ cold, again }) => [cold, again]));

/** The time of a first build in whole seconds. */
export function secondsOf(generator: string): number {
  return Math.round((figures.rows.find(({ name }) => name === generator)?.cold ?? 0) / 1000);
}

function Bar({ ms, className }: { readonly ms: number; readonly className: string | undefined }): ReactElement {
  return (
    <td>
      <span className={clsx(styles.bar, className)} style={{ width: `${((100 * ms) / longest).toFixed(2)}%` }} />
      <span className={styles.time}>{(ms / 1000).toFixed(1)} s</span>
    </td>
  );
}

function Generator({ row: { name, version, cold, again } }: { readonly row: Row }): ReactElement {
  return (
    <tr className={clsx(name === "Veloci" && styles.own)}>
      <th scope="row">
        {name} <small>{version}</small>
      </th>
      <Bar ms={cold} className={styles.cold} />
      <Bar ms={again} className={styles.again} />
    </tr>
  );
}

export default function Speed(): ReactElement {
  const { machine, date } = figures;
  return (
    <div>
      <table className={styles.chart}>
        <caption className="sr-only">Build times of {PAGE_COUNT} pages</caption>
        <thead>
          <tr>
            <th scope="col" className="sr-only">
              Generator
            </th>
            <th scope="col">
              <span className={clsx(styles.key, styles.cold)} />
              First build, no cache
            </th>
            <th scope="col">
              <span className={clsx(styles.key, styles.again)} />
              After an edit of one page
            </th>
          </tr>
        </thead>
        {GROUPS.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.group}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Generator key={row.name} row={row} />
            ))}
          </tbody>
        ))}
      </table>
      <p className={styles.method}>
        The same {PAGE_COUNT} Markdown pages for each generator, measured on {machine}, on {date}, with one run each. Repeat
        it on your machine: <code>bun bench/peers.ts</code>.
      </p>
    </div>
  );
}
