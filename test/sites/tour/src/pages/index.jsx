import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import Layout from "@theme/Layout";
import { useState } from "react";

export default function Home() {
  const [count, setCount] = useState(0);
  return (
    <Layout title="Home" description="A small site.">
      <Head>
        <html className="at-home" />
      </Head>
      <main className="container margin-vert--lg">
        <h1>Welcome</h1>
        <p>
          <button type="button" className="button button--primary" onClick={() => setCount(count + 1)}>
            Counted {count}
          </button>
        </p>
        <Link to="/docs/intro">Begin the tour</Link>
      </main>
    </Layout>
  );
}
