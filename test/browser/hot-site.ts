/** A site whose modules import one another's components. */

import { configText } from "../support/site.ts";

/** A button that counts its clicks. */
const counter = (id: string, label: string, first = 0): string =>
  `  const [count, setCount] = useState(${first});
  return <button id="${id}" onClick={() => setCount(count + 1)}>${label} {count}</button>;`;

export const FILES = {
  "docusaurus.config.mjs": configText({
    presets: [["classic", { docs: { routeBasePath: "/docs" }, blog: false }]],
    clientModules: ["./src/visits.js", "./src/effect.js"],
  }),
  "docs/first.mdx": `import React from 'react';
import Panel from '@site/src/components/Panel';

export const Here = () => {
  const [count, setCount] = React.useState(0);
  return <button id="here" onClick={() => setCount(count + 1)}>here {count}</button>;
};

# First

It says one.

<Panel />

<Here />
`,
  "docs/second.md": "# Second\n\nAnother page.\n",
  "src/pages/index.tsx": `import React, { type ReactNode } from "react";
import Layout from "@theme/Layout";
import Link from "@docusaurus/Link";
import Counter, { Step } from "../components/Counter";
import { Kept, Named, Referred } from "../components/wrapped";

function Steps({ children }: { readonly children: ReactNode }) {
  const steps = React.Children.toArray(children).filter((child) => (child as JSX.Element).type === Step);
  return <p id="steps">{steps.length} steps</p>;
}

export default function Home() {
  return (
    <Layout title="Home">
      <main>
        <Counter />
        <Kept />
        <Named label="named" />
        <Referred />
        <Steps><Step /><Step /><i /></Steps>
        <Link to="/other">Other</Link>
      </main>
    </Layout>
  );
}
`,
  "src/pages/other.js": `import { useMemo } from "react";
import Counter from "../components/Counter";
export default function Other() {
  const once = useMemo(() => <Counter />, []);
  return <main><h1>Other page</h1>{once}</main>;
}
`,
  "src/components/Counter.tsx": `import { useState } from "react";
import { UNIT, format } from "../values";
export const Step = () => <li>step</li>;
export default function Counter() {
${counter("counter", "count {UNIT} {format(1)}")}
}
`,
  "src/components/wrapped.jsx": `import React, { forwardRef, memo, useState } from "react";
import useClicks from "../useClicks";
const Inner = () => {
${counter("kept", "kept")}
};
export const Kept = memo(Inner);
export const Named = memo(function Titled({ label }) {
  const [count, click] = useClicks();
  return <button id="named" onClick={click}>{label} {count}</button>;
});
export const Referred = forwardRef((props, ref) => {
${counter("referred", "referred")}
});
`,
  "src/visits.js": `import "./visits.css";
window.visits = [...(window.visits ?? []), "loaded"];
export const onRouteDidUpdate = ({ location, previousLocation }) =>
  window.visits.push(location.pathname === previousLocation?.pathname ? "saved" : "visit");
`,
  "src/visits.css": "#counter { outline: 1px solid red; }\n",
  "src/effect.js": "window.effects = (window.effects ?? 0) + 1;\n",
  "src/components/Panel.js": `import Counter from "./Counter";
const Panel = () => <div><Counter /></div>;
export default Panel;
`,
  "src/useClicks.js": `import { useState } from "react";
export default function useClicks() {
  const [count, setCount] = useState(0);
  return [count, () => setCount(count + 1)];
}
`,
  "src/values.ts": `export const UNIT = "clicks";\nexport const format = (value: number) => \`(\${value})\`;\n`,
} as const;
