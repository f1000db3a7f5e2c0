/** Components that fail: at a click, inside of a boundary with its own message, and when they get a wrong child. */

import ErrorBoundary from "@docusaurus/ErrorBoundary";
import Interpolate from "@docusaurus/Interpolate";
import Layout from "@theme/Layout";
import { type ReactElement, useState } from "react";

function Bomb({ label }: { readonly label: string }): ReactElement {
  const [lit, setLit] = useState(false);
  if (lit) throw new Error("Boom! Something bad happened, on purpose.");
  return (
    <button type="button" className="button button--primary" onClick={() => setLit(true)}>
      {label}
    </button>
  );
}

function WrongChild(): ReactElement {
  const [shown, setShown] = useState(false);
  if (shown) return <Interpolate>{["not", "one", "string"] as unknown as string}</Interpolate>;
  return (
    <button type="button" className="button button--secondary" onClick={() => setShown(true)}>
      Give a component a wrong child
    </button>
  );
}

export default function ErrorBoundaryTests(): ReactElement {
  return (
    <Layout title="Error boundary tests" description="Components that fail on purpose">
      <main className="container margin-vert--lg markdown">
        <h1>Error boundary tests</h1>
        <p>What fails is shown with its message, and the rest of the page stays.</p>
        <h2>In the page</h2>
        <p>
          <Bomb label="Crash the page" />
        </p>
        <h2>Inside of a boundary</h2>
        <ErrorBoundary
          fallback={({ error, tryAgain }) => (
            <div className="alert alert--warning" role="alert">
              <p>This part failed: {error.message}</p>
              <button type="button" className="button button--sm button--secondary" onClick={tryAgain}>
                Mend it
              </button>
            </div>
          )}
        >
          <Bomb label="Crash this part" />
        </ErrorBoundary>
        <h2>With the theme's own message</h2>
        <ErrorBoundary>
          <WrongChild />
        </ErrorBoundary>
      </main>
    </Layout>
  );
}
