/** Mistakes in components, static files and the output. */

import { config, type Files, front, intro, ownPlugin, plugin, styled } from "./files.ts";

/** By code. */
export const CODE_EXAMPLES: Readonly<Record<string, Files>> = {
  "missing-module": { "src/pages/team.jsx": 'import Card from "../Card";\n\nexport default () => <Card />;\n' },
  "missing-export": {
    "src/pages/team.jsx":
      'import { useLockBodyScroll } from "@docusaurus/theme-common";\n\nexport default function Team() {\n  useLockBodyScroll();\n  return <p>Team</p>;\n}\n',
  },
  "missing-default-export": { "src/theme/Footer/index.jsx": "export const Footer = () => <footer />;\n" },
  "render-error": {
    "src/pages/team.jsx": "export default function Team() {\n  return <p>{window.innerWidth}</p>;\n}\n",
  },
  "bundle-error": { "src/pages/team.jsx": "export default () => <p>Team;\n" },
  "browser-only": {
    "src/pages/team.jsx": "const width = window.innerWidth;\n\nexport default () => <p>{width}</p>;\n",
  },
  "computed-import": {
    "src/pages/team.jsx":
      'const load = (name) => require(`../people/${name}.json`);\n\nexport default () => <p>{load("mel").name}</p>;\n',
  },
  "unreadable-image": {
    ...plugin('"ideal-image"'),
    ...intro('import Image from "@theme/IdealImage";\n\n<Image img={require("./photo.png")} />', "mdx"),
    "docs/photo.png": "not an image",
  },
  "csp-collision": {
    ...config("csp: true,"),
    "static/_headers": "/*\n  Content-Security-Policy: default-src 'self'\n",
  },
  "csp-inline-handler": {
    ...config('presets: ["classic"],', "csp: true,"),
    ...intro('<button onclick="run()">Run</button>'),
  },
  "csp-too-long": config(
    'presets: ["classic"],',
    "csp: true,",
    'headTags: Array.from({ length: 40 }, (_, n) => ({ tagName: "script", attributes: {}, innerHTML: `run(${n})` })),',
  ),
  "duplicate-static-file": {
    ...config('staticDirectories: ["static", "public"],'),
    "static/ads.txt": "a\n",
    "public/ads.txt": "b\n",
  },
  "missing-static-folder": config('staticDirectories: ["public"],'),
  "output-collision": { "static/docs/intro/index.html": "Text\n" },
  "sass-error": styled("a {\n  color: $brand;\n}\n"),
  "sass-warning": styled('@warn "`old-button` is deprecated";\n'),
  "sass-debug": styled("$width: 10px * 2;\n@debug $width;\n"),
  "invalid-css": styled("// Buttons\n.button {\n  color: red;\n}\n", "css"),
  "pwa-large-file": {
    ...plugin('["pwa", { injectManifestConfig: { maximumFileSizeToCacheInBytes: 1_000_000 } }]'),
    "static/photo.png": "x".repeat(2_000_000),
  },
  "pwa-warning": plugin(
    '["pwa", { injectManifestConfig: { manifestTransforms: [(list) => ({ manifest: list, warnings: ["No fonts."] })] } }]',
  ),
  "invalid-output-path": {
    ...ownPlugin(
      "contentLoaded({ actions }) {",
      '  actions.addRoute({ path: "/quotes//mel", component: "@site/quotes.jsx" });',
      "},",
    ),
    "quotes.jsx": "export default () => <p>Hello</p>;\n",
  },
  "output-path-too-long": front(`slug: /${"a-very-long-address-".repeat(13)}`),
};
