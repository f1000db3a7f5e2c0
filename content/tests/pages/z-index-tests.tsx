/** Parts of a page that lie above others: what of the site must lie above them. */

import Layout from "@theme/Layout";
import type { CSSProperties, ReactElement } from "react";

const LAYERS: readonly { readonly name: string; readonly style: CSSProperties }[] = [
  { name: "z-index: 1", style: { position: "relative", zIndex: 1 } },
  { name: "z-index: 10, 20 pixels up", style: { position: "relative", zIndex: 10, marginTop: -20 } },
  { name: "a transform of its own", style: { transform: "rotate(-1deg)" } },
  { name: "slightly transparent", style: { opacity: 0.95 } },
  { name: "sticky, below the navbar", style: { position: "sticky", top: "var(--ifm-navbar-height)", zIndex: 1 } },
];

export default function ZIndexTests(): ReactElement {
  return (
    <Layout title="Z-index tests" description="Parts of a page that lie above others">
      <main className="container margin-vert--lg markdown">
        <h1>Z-index tests</h1>
        <p>
          Navbar, its menus, the side menu of phones and the search lie above everything here. Scroll, open them, and
          see.
        </p>
        {LAYERS.map(({ name, style }) => (
          <div key={name} className="alert alert--info margin-bottom--lg" style={style}>
            {name}
          </div>
        ))}
        <div style={{ height: "120vh" }} />
        <p>The end of a long page.</p>
      </main>
    </Layout>
  );
}
