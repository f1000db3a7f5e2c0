/** What differs from the reference build, and why. A line that is not true any more fails the test: take it out. */

export interface Difference {
  readonly why: string;
  /** As `compareWithReference` writes them. */
  readonly lines: readonly string[];
}

/** The differences that are known. */
export const KNOWN_DIFFERENCES: readonly Difference[] = [
  {
    why: "The changelog is ours: beside the releases of the reference it has our own version.",
    lines: ["route /changelog/0.1.0/: added"],
  },
  {
    why: "Diagrams came into the format later. The page stands between two of the reference, which have other neighbors so.",
    lines: [
      "route /docs/markdown-features/diagrams/: added",
      'version default current: sidebar docs: link Diagrams docId="guides/markdown-features/diagrams" href="/docs/markdown-features/diagrams": added',
      "doc default current guides/markdown-features/diagrams: added",
      'doc default current guides/markdown-features/head-metadata: previous is "/docs/markdown-features/diagrams", not "/docs/markdown-features/math-equations"',
      'doc default current guides/markdown-features/math-equations: next is "/docs/markdown-features/diagrams", not "/docs/markdown-features/head-metadata"',
    ],
  },
  {
    why: "A page that is made from the support table is the last of the reference.",
    lines: [
      "route /docs/api/compatibility/: added",
      'version default current: sidebar api: link Compatibility docId="api/compatibility" href="/docs/api/compatibility": added',
      "doc default current api/compatibility: added",
      'doc default current api/misc/logger/logger: next is "/docs/api/compatibility", not null',
    ],
  },
  {
    why: "The list of diagnostics follows the commands that print them.",
    lines: [
      "route /docs/diagnostics/: added",
      'version default current: sidebar api: link Diagnostics docId="diagnostics" href="/docs/diagnostics": added',
      "doc default current diagnostics: added",
      'doc default current cli: next is "/docs/diagnostics", not "/docs/docusaurus-core"',
      'doc default current docusaurus-core: previous is "/docs/diagnostics", not "/docs/cli"',
    ],
  },
  {
    why: "Building on several machines, performance, offline reading and security follow the deployment of a site.",
    lines: [
      "route /docs/offline/: added",
      "route /docs/performance/: added",
      "route /docs/several-machines/: added",
      "route /docs/security/: added",
      'version default current: sidebar docs: link Build on several machines docId="several-machines" href="/docs/several-machines": added',
      'version default current: sidebar docs: link Performance docId="performance" href="/docs/performance": added',
      'version default current: sidebar docs: link Offline reading docId="offline" href="/docs/offline": added',
      'version default current: sidebar docs: link Security docId="security" href="/docs/security": added',
      "doc default current offline: added",
      "doc default current performance: added",
      "doc default current several-machines: added",
      "doc default current security: added",
      'doc default current deployment: next is "/docs/several-machines", not "/docs/i18n/introduction"',
      'doc default current i18n/introduction: previous is "/docs/security", not "/docs/deployment"',
    ],
  },
  {
    why: "Two posts of our own make the thirteen of the specification.",
    lines: [
      "route /blog/2021/10/05/reading-a-build/: added",
      "route /blog/2021/07/14/why-veloci/: added",
      "post /blog/2021/10/05/reading-a-build: added",
      "post /blog/2021/07/14/why-veloci: added",
    ],
  },
  {
    why: "The specification labels the current version without the picture behind it.",
    lines: ['version default current: label is "2.0.0-rc.2", not "2.0.0-rc.2 🚧"'],
  },
  {
    why: "There is no chat where readers of this site could be answered.",
    lines: [
      'version community current: sidebar community: link Chat with us on Discord href="https://discord.gg/docusaurus": missing',
    ],
  },
  {
    why: "The facts name a page of the reference's plugin; ours has a name of its own.",
    lines: [
      'route /feature-requests/: component is "@site/src/plugins/feature-requests/FeatureRequests.tsx", not "@site/feature-requests page"',
    ],
  },
  {
    why: "The page for what is not found is a route here, and a file beside the routes there.",
    lines: ["route /404.html: added"],
  },
];
