/** A site with `ssrTemplate`: every page is written into it, and builds that reuse pages write the same. */

import { expect, test } from "bun:test";
import { hashFiles } from "../support/built-files.ts";
import { buildFixture, buildSite } from "../support/cli.ts";
import { configText } from "../support/site.ts";

const TIMEOUT_MS = 60_000;

const TEMPLATE = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% if (it.noIndex) { %>
      <meta name="robots" content="noindex, nofollow" />
    <% } %>
    <%~ it.headTags %>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <link rel="preload" href="<%= it.baseUrl %><%= script %>" as="script">
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %> itemscope="">
    <%~ it.preBodyTags %>
    <div id="__docusaurus">
      <%~ it.appHtml %>
    </div>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>"></script>
    <% }); %>
    <%~ it.postBodyTags %>
  </body>
</html>`;

const FILES = {
  "docusaurus.config.mjs": configText({
    ssrTemplate: TEMPLATE,
    noIndex: true,
    presets: [["classic", { blog: false }]],
  }),
  "docs/one.md": "# One\n\nText.\n\n[Two](two.md)\n",
  "docs/two.md": "# Two\n\nText.\n",
  "src/pages/index.jsx":
    'import Layout from "@theme/Layout";\nexport default () => <Layout title="Home">Home</Layout>;\n',
};

/** The page without the content of its head, body and data. */
function shapeOf(html: string): string {
  return html
    .replace(/(<div id="__docusaurus">)<.*>(<\/div>\s*<script type="application)/s, "$1…$2")
    .replace(/(?<=<script data-mode[^>]*>|id="__page">).*?(?=<\/script>)/gs, "…")
    .replace(
      /<script data-rh.*?<\/script>|<(?:meta|link) data-rh[^>]*>|<link rel="(?:modulepreload|preload)"[^>]*>/gs,
      "",
    )
    .replace(/(?<=assets\/\w+\/\w+[.-])\w{8}\b/g, "…");
}

test(
  "pages are written into the template",
  async () => {
    await using built = await buildFixture(FILES);
    expect([built.code, built.stderr]).toEqual([0, expect.not.stringMatching(/error|warning/)]);
    expect(shapeOf(await built.read("docs/one/index.html"))).toMatchInlineSnapshot(`
      "<!DOCTYPE html>
      <html lang="en" dir="ltr" class="docs-wrapper docs-version-current plugin-docs plugin-id-default docs-doc-page docs-doc-id-one">
      <head>
      <meta charset="UTF-8">
      <meta name="generator" content="Docusaurus v2.0.0-rc.1">
      <meta name="robots" content="noindex, nofollow" />
      <script data-mode="light" data-switch data-storage="localStorage" data-suffix="">…</script><link rel="stylesheet" href="/assets/css/styles.….css" data-larger=""><script type="module" src="/assets/js/site-….js" fetchpriority="low"></script><link rel="search" type="application/opensearchdescription+xml" title="Test" href="/opensearch.xml"><meta name="viewport" content="width=device-width, initial-scale=1"><title data-rh="true">One | Test</title></head>
      <body  itemscope="">
      <div id="__docusaurus">…</div>
      <script type="application/json" id="__page">…</script></body>
      </html>"
    `);
    for (const page of ["index.html", "404.html"]) expect(await built.read(page)).toContain('itemscope=""');
  },
  TIMEOUT_MS,
);

test(
  "a changed text is renewed as in a clean build",
  async () => {
    await using built = await buildFixture(FILES, { env: { CI: "" } });
    await built.site.write("docs/one.md", "# One\n\nAnother text.\n\n[Two](two.md)\n");
    const again = await buildSite(built.site, { env: { CI: "" } });
    const amended = await hashFiles(again.outDir);
    expect(await again.read("docs/one/index.html")).toContain("<p>Another text.</p>");
    const clean = await buildSite(built.site, { args: ["--no-cache"], env: { CI: "" } });
    expect(amended).toEqual(await hashFiles(clean.outDir));
    // A change of the template reaches every page.
    await built.site.write("docusaurus.config.mjs", FILES["docusaurus.config.mjs"].replace("itemscope", "itemref"));
    const other = await buildSite(built.site, { env: { CI: "" } });
    for (const page of ["index.html", "docs/two/index.html"]) expect(await other.read(page)).toContain("itemref");
  },
  TIMEOUT_MS,
);

test(
  "code that fails is an error at the field, once for all pages",
  async () => {
    const template = TEMPLATE.replace("it.noIndex", "it.none.noIndex");
    const fields = { ssrTemplate: template, presets: [["classic", { blog: false }]] };
    await using built = await buildFixture({ ...FILES, "docusaurus.config.mjs": configText(fields) });
    expect(built.code).toBe(1);
    expect(built.stderr.replace(/ssrTemplate": .*/g, "…")).toMatchInlineSnapshot(`
      "error[render-error] The page \`/docs/one\` and 4 other pages cannot be rendered: \`ssrTemplate\` fails: undefined is not an object (evaluating 'it.none.noIndex').
        docusaurus.config.mjs:13:4
        12 |   ],
        13 |   "…
           |    ^^^^^^^^^^^
        14 |   "themeConfig": {

      Nothing built: 1 error. \`build\` is unchanged.
      "
    `);
  },
  TIMEOUT_MS,
);

test(
  "pages change with the variables that the template reads",
  async () => {
    const template = TEMPLATE.replace("itemscope", "data-word='<%= process.env.OWN_WORD %>' itemscope");
    const config = configText({ ssrTemplate: template, presets: [["classic", { blog: false }]] });
    const env = { CI: "", OWN_WORD: "first" };
    await using built = await buildFixture({ ...FILES, "docusaurus.config.mjs": config }, { env });
    expect(await built.read("docs/one/index.html")).toContain("data-word='first'");
    const again = await buildSite(built.site, { env: { ...env, OWN_WORD: "second" } });
    expect(await again.read("docs/one/index.html")).toContain("data-word='second'");
  },
  TIMEOUT_MS,
);
