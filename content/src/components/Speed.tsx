/** Build times of several generators, as a chart that is also a table. `bun bench/peers.ts --write` makes the figures. */

import type { ReactElement } from "react";
import figures from "../figures/peers.json";
import styles from "./Speed.module.css";

/** With commas. `toLocaleString` would be the first use of the browser's locale data, and hold up the page for 30 ms. */
const pageCount = String(figures.pages).replace(/\B(?=(\d{3})+$)/g, ",");

const longest = Math.max(...figures.rows.map(({ cold }) => cold));

function Bar({ ms, strong }: { readonly ms: number; readonly strong: boolean }): ReactElement {
  const color = strong ? "var(--ifm-color-primary)" : "var(--ifm-color-emphasis-400)";
  return (
    <td>
      {(ms / 1000).toFixed(1)} s
      <span className={styles.bar} style={{ background: color, width: `${(100 * ms) / longest}%` }} />
    </td>
  );
}

export default function Speed(): ReactElement {
  const { machine, date, rows } = figures;
  return (
    <section className="container margin-vert--xl">
      <h2>How long a build of {pageCount} pages takes</h2>
      <table className={styles.chart}>
        <thead>
          <tr>
            <th scope="col">Generator</th>
            <th scope="col">First build</th>
            <th scope="col">After editing one page</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, version, cold, again }) => (
            <tr key={name}>
              <th scope="row">
                {name} <small>{version}</small>
              </th>
              <Bar ms={cold} strong={name === "Veloci"} />
              <Bar ms={again} strong={name === "Veloci"} />
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Measured on {machine}, on {date}, with one run each. The first build starts without output and caches. Eleventy
        and Hugo have no theme here: they write bare text, without menus, search or highlighting. Measure it on your
        machine with <code>bun bench/peers.ts</code>.
      </p>
    </section>
  );
}
