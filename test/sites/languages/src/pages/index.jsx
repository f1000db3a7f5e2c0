import Link from "@docusaurus/Link";
import Translate, { translate } from "@docusaurus/Translate";
import Layout from "@theme/Layout";

export default function Home() {
  return (
    <Layout title={translate({ id: "home.title", message: "Home", description: "Title of the home page" })}>
      <main className="container margin-vert--lg">
        <h1>
          <Translate id="home.hello" values={{ name: "Compass" }}>
            {"Welcome to {name}"}
          </Translate>
        </h1>
        <Link className="button button--primary" to="/docs/intro">
          <Translate id="home.start">Get started</Translate>
        </Link>
      </main>
    </Layout>
  );
}
