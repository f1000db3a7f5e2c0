/** What is different in the browser: each part begins as the build made it, and changes afterwards. */

import BrowserOnly from "@docusaurus/BrowserOnly";
import useIsBrowser from "@docusaurus/useIsBrowser";
import Layout from "@theme/Layout";
import { type ReactElement, useEffect, useState } from "react";

function Width(): ReactElement {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const measure = (): void => setWidth(window.innerWidth);
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  return <output>{width === undefined ? "not known yet" : `${width} pixels`}</output>;
}

export default function HydrationTests(): ReactElement {
  const isBrowser = useIsBrowser();
  return (
    <Layout title="Hydration tests" description="Parts of a page that differ between build and browser">
      <main className="container margin-vert--lg markdown">
        <h1>Hydration tests</h1>
        <p>The console must stay silent, although the build and the browser do not say the same.</p>
        <dl>
          <dt>Rendered by</dt>
          <dd>{isBrowser ? "the browser" : "the build"}</dd>
          <dt>Width of the window, from an effect</dt>
          <dd>
            <Width />
          </dd>
          <dt>Language, only in the browser</dt>
          <dd>
            <BrowserOnly fallback={<span>…</span>}>{() => <span>{window.navigator.language}</span>}</BrowserOnly>
          </dd>
        </dl>
        <p>
          {"Texts "}
          {"beside "}
          {"each other"} are one sentence, and so are numbers: {1}
          {2}
          {3}.
        </p>
      </main>
    </Layout>
  );
}
