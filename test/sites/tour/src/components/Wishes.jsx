import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import Layout from "@theme/Layout";

export default function Wishes() {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  return (
    <Layout title="Wishes">
      <main className="container">
        <h1>Wishes</h1>
        <p>At {pathname}</p>
        <p className="where">{isBrowser ? pathname : ""}</p>
        <Link to="/wishes/for/snow">For snow</Link>
      </main>
    </Layout>
  );
}
