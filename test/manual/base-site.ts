/** What the samples of the manual refer to and no page shows: files of a site that any page may name. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectDir } from "../support/paths.ts";
import { configText } from "../support/site.ts";

type Files = Readonly<Record<string, string | Uint8Array>>;

const PICTURE = readFileSync(join(projectDir, "public/img/icon-192.png"));
const LOGO = readFileSync(join(projectDir, "public/img/logo.svg"));

const COMPONENT = "export default ({ children }) => <span>{children}</span>;\n";

/** In every site. */
export const BASE: Files = {
  "sidebars.ts": 'export default { docs: ["intro", "introduction"], api: ["cli"], community: ["installation"] };\n',
  "sidebars-community.ts": 'export default { community: ["index"] };\n',
  "docs/intro.md": "# Intro\n",
  "docs/introduction.md": "# Introduction\n",
  "docs/installation.md": "# Installation\n",
  "docs/cli.md": "# Commands\n",
  "docs/docusaurus-core.md": "# Core\n",
  "docs/more.md": "# More\n",
  "docs/guides/index.md": "# Guides\n",
  "docs/guides/first.md": "# First\n",
  "docs/guides/second.md": "# Second\n",
  "docs/img/wave.png": PICTURE,
  "docs/img/wave.svg": LOGO,
  "blog/2026-01-01-first.md": "---\ntitle: First\nauthors: []\n---\n\nText\n\n<!-- truncate -->\n\nMore.\n",
  "community/index.md": "# Community\n",
  "news/2026-01-01-news.md": "---\ntitle: News\n---\n\nText\n\n<!-- truncate -->\n\nMore.\n",
  "src/css/custom.css": ":root { --ifm-color-primary: teal; }\n",
  "src/components/Badge.jsx": COMPONENT,
  "src/components/Button.jsx": COMPONENT,
  "src/components/Card.jsx": COMPONENT,
  "src/components/Chart.jsx": COMPONENT,
  "src/components/ZoomedImage.jsx": COMPONENT,
  "static/img/logo.svg": LOGO,
  "static/img/mel.png": PICTURE,
};

/** In the site of one page. */
export const EXTRA: Readonly<Record<string, Files>> = {
  "advanced/ssg.md": { "src/samples/Leaflet.jsx": COMPONENT, ".env": "API_URL=https://api.example\n" },
  "api/plugin-methods/README.md": { "releases.json": '[{ "name": "1.0", "notes": "The first." }]\n' },
  "api/plugin-methods/i18n-lifecycles.md": {
    "docusaurus.config.ts": configText({
      i18n: { defaultLocale: "en", locales: ["en", "fr"] },
      plugins: ["./src/plugins/quotes.js", "./src/plugins/share.js"],
    }),
    "src/plugins/theme/Share.jsx": COMPONENT,
  },
  "api/plugin-methods/static-methods.md": { "src/plugins/charts/theme/Chart.jsx": COMPONENT },
  "api/plugins/plugin-client-redirects.md": { "docs/index.md": "# Docs\n" },
  "api/plugins/plugin-ideal-image.md": { "docs/img/debug-routes.png": PICTURE },
  "configuration.md": {
    "package.json": '{ "version": "1.0.0" }\n',
    "src/plugins/hello.js": 'export default () => ({ name: "hello" });\n',
  },
  "docusaurus-core.md": { "docs/index.md": "# Docs\n" },
  "guides/creating-pages.md": { "docs/markdown-features.md": "# Markdown features\n" },
  "guides/docs/docs-create-doc.mdx": {
    "docusaurus.config.ts": configText({ presets: [["classic", { docs: { onInlineTags: "ignore" } }]] }),
  },
  "guides/docs/versioning.md": {
    "versioned_docs/version-2.0/intro.md": "# Intro\n",
    "versioned_docs/version-1.0/intro.md": "# Intro\n",
  },
  "guides/markdown-features/markdown-features-assets.mdx": {
    "docs/figures.csv": "a,b\n",
    "static/img/wave.svg": LOGO,
    "static/flags/fr.png": PICTURE,
  },
  "guides/markdown-features/markdown-features-links.md": { "docs/creating-pages.md": "# Create a page\n" },
  "guides/markdown-features/markdown-features-plugins.mdx": {
    "node_modules/remark-smartypants/package.json": '{ "type": "module", "main": "index.js" }\n',
    "node_modules/remark-smartypants/index.js": "export default () => () => {};\n",
  },
  "guides/markdown-features/markdown-features-react.mdx": {
    "components/badges.jsx": "export const Badge = ({ children }) => <b>{children}</b>;\n",
    "docs/picture.png": PICTURE,
    "node_modules/react-player/package.json": '{ "type": "module", "main": "index.js" }\n',
    "node_modules/react-player/index.js": "export default () => null;\n",
    "package.json": '{ "version": "1.0.0" }\n',
  },
  "guides/markdown-features/markdown-features-toc.mdx": { "docs/_part.mdx": "## Part\n" },
  "i18n/i18n-tutorial.md": {
    "docusaurus.config.ts": configText({ i18n: { defaultLocale: "en", locales: ["en", "fr"] } }),
  },
  "migration/migration-manual.md": { "sidebars.js": 'export default { docs: ["intro"] };\n' },
  "migration/migration-overview.md": {
    "docs/index.md": "# Home\n",
    "docs/guide/index.md": "# Guide\n",
    "docs/setup/linux.md": "# Linux\n",
    "docs/setup/windows.md": "# Windows\n",
  },
  "static-assets.md": {
    "public/robots.txt": "User-agent: *\n",
    "static/img/chart.png": PICTURE,
    "static/prices.pdf": "%PDF-1.4\n",
    "src/img/waves.svg": LOGO,
  },
  "styling-layout.md": {
    "src/css/_colors.scss": "$main: teal;\n",
    "src/css/_mixins.scss": "$gap: 1rem;\n",
    "node_modules/bootstrap/scss/_functions.scss": "$x: 1;\n",
  },
  "using-plugins.md": {
    "docs/new.md": "# New\n",
    "src/plugins/quotes.js": 'export default () => ({ name: "quotes" });\n',
  },
};

/** Attributes of components that need some, by page and file. */
export const PROPS: Readonly<Record<string, string>> = {
  "guides/markdown-features/markdown-features-assets.mdx Flag": 'country="fr"',
  "guides/markdown-features/markdown-features-diagrams.mdx Arrow": 'from="a" to="b"',
};
