import Link from "@docusaurus/Link";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Layout from "@theme/Layout";
import styles from "./index.module.css";

const POINTS = [
  { title: "Say what it is", text: "One sentence for people who see the project for the first time." },
  { title: "Say who it is for", text: "Name the people who will like it, and what they do with it." },
  { title: "Say where to start", text: "The button above leads to the first page of the docs." },
];

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout description={siteConfig.tagline}>
      <main>
        <header className={styles.hero}>
          <h1>{siteConfig.title}</h1>
          <p className={styles.tagline}>{siteConfig.tagline}</p>
          <div className={styles.actions}>
            <Link className="button button--primary button--lg" to="/docs">
              Read the docs
            </Link>
            <Link className="button button--outline button--primary button--lg" to="/blog">
              Read the blog
            </Link>
          </div>
        </header>
        <ul className={styles.points}>
          {POINTS.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
