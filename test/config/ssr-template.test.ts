/** Templates are written as in Eta, and mistakes in them are found before anything is built. */

import { describe, expect, test } from "bun:test";
import { compileTemplate, type TemplateValues } from "../../src/config/ssr-template.ts";
import { loadConfig, loadFiles } from "./support.ts";

const VALUES: TemplateValues = {
  appHtml: "<p>App</p>",
  baseUrl: "/base/",
  htmlAttributes: 'lang="en"',
  bodyAttributes: "",
  headTags: "<link>",
  preBodyTags: "",
  postBodyTags: "",
  metaAttributes: ["<title>A</title>", "<meta>"],
  scripts: [],
  stylesheets: [],
  noIndex: false,
  version: `<&"'>`,
};

function write(template: string): string {
  const run = compileTemplate(template);
  if (typeof run !== "function") throw new Error(run.reason);
  return run(VALUES);
}

describe("a template", () => {
  test.each([
    ["text only", "text only"],
    ["<%= it.version %>|<%~ it.version %>", `&lt;&amp;&quot;&#x27;&gt;|<&"'>`],
    ["<html <%~ it.htmlAttributes %>>", '<html lang="en">'],
    ["<% it.metaAttributes.forEach((tag) => { %>\n  <%~ tag %>\n<% }); %>end", "<title>A</title><meta>end"],
    ["<% if (it.noIndex) { %>no<% } else { %>yes<% } %>", "yes"],
    ["<%= '%>' %><%= \"a%>\" /* %> */ %><%= `%>` // %>", "%&gt;a%&gt;%&gt;"],
    ["a\n\n   b  \n<%= 1 %>\n   c", "a\nb\n1c"],
    ["a \n<%_ const x = 2; _%>\n  <%= x %> \n", "a2"],
    ["a\n<%- const y = 3 -%>\nb<%= y %>", "ab3"],
    ['<div id="__docusaurus">\n  <%~ it.appHtml %>\n</div>', '<div id="__docusaurus"><p>App</p></div>'],
    ["`${it}` \\n $out", "`${it}` \\n $out"],
  ])("%s", (template, html) => {
    expect(write(template)).toBe(html);
  });

  test.each([
    ["a\n<%= it.x", "This tag has no `%>`", 2],
    ["a <%= it. %> b <%= it.y %>", "Unexpected token", 10],
    ["a <% if (x) { %> b", "Unexpected token", 18],
  ])("%s has a mistake", (template, reason, offset) => {
    expect(compileTemplate(template)).toEqual({ reason, offset });
  });
});

describe("the field `ssrTemplate`", () => {
  test("with a mistake is an error at its place", async () => {
    const lines =
      'ssrTemplate: `<html>\n<%~ it.headTags %>\n<% it.scripts.forEach((each => { %>\n<% }) %>\n<div id="__docusaurus"><%~ it.appHtml %></div>`,';
    const { loaded, text } = await loadConfig(lines);
    expect(loaded).toBeUndefined();
    expect(text).toMatchInlineSnapshot(`
      "error[invalid-option] Line 4 of \`ssrTemplate\` cannot be compiled: Unexpected token.
        docusaurus.config.mjs:8:7
        7 | <% it.scripts.forEach((each => { %>
        8 | <% }) %>
          |       ^
        9 | <div id="__docusaurus"><%~ it.appHtml %></div>\`,
        help: Tags are \`<% code %>\`, \`<%= text %>\` and \`<%~ html %>\`, with JavaScript in them."
    `);
  });

  test("is searched in the files that the config imports", async () => {
    const { text } = await loadFiles({
      "docusaurus.config.mjs":
        'import page from "./page.mjs";\nexport default { title: "T", url: "https://a.example", baseUrl: "/", ssrTemplate: page };\n',
      "page.mjs": "export default `<html>\n<%~ it.headTags\n<%~ it.appHtml %>`;\n",
    });
    expect(text).toMatchInlineSnapshot(`
      "error[invalid-option] Line 3 of \`ssrTemplate\` cannot be compiled: Unexpected token.
        page.mjs:3:2
        2 | <%~ it.headTags
        3 | <%~ it.appHtml %>\`;
          |  ^
        help: Tags are \`<% code %>\`, \`<%= text %>\` and \`<%~ html %>\`, with JavaScript in them."
    `);
  });

  test("that no file has as text is an error at the field", async () => {
    const { text } = await loadConfig('ssrTemplate: ["<%~ it.headTags %>", "<%~ it.appHtml"].join("\\n"),');
    expect(text).toMatchInlineSnapshot(`
      "error[invalid-option] Line 2 of \`ssrTemplate\` cannot be compiled: This tag has no \`%>\`.
        docusaurus.config.mjs:5:3
        4 |   baseUrl: "/",
        5 |   ssrTemplate: ["<%~ it.headTags %>", "<%~ it.appHtml"].join("\\n"),
          |   ^^^^^^^^^^^
        6 | };
        help: Tags are \`<% code %>\`, \`<%= text %>\` and \`<%~ html %>\`, with JavaScript in them."
    `);
  });

  test("without content or styles is an error", async () => {
    const { loaded, text } = await loadConfig('ssrTemplate: "<html></html>",');
    expect(loaded).toBeUndefined();
    expect(text).toMatchInlineSnapshot(`
      "error[invalid-option] \`ssrTemplate\` lacks \`<%~ it.appHtml %>\` and \`<%~ it.headTags %>\`.
        docusaurus.config.mjs:5:3
        4 |   baseUrl: "/",
        5 |   ssrTemplate: "<html></html>",
          |   ^^^^^^^^^^^
        6 | };
        help: Add what is missing: without it, pages have no content or no styles."
    `);
  });

  test("without the element of the app is a warning", async () => {
    const { loaded, text } = await loadConfig(
      `ssrTemplate: '<%~ it.headTags %><div id="__docusaurus main"><%~ it.appHtml %></div>',`,
    );
    expect(loaded).toBeDefined();
    expect(text).toMatchInlineSnapshot(`
      "warning[invalid-option] \`ssrTemplate\` has no element with the ID \`__docusaurus\`, so pages do not respond.
        docusaurus.config.mjs:5:3
        4 |   baseUrl: "/",
        5 |   ssrTemplate: '<%~ it.headTags %><div id="__docusaurus main"><%~ it.appHtml %></div>',
          |   ^^^^^^^^^^^
        6 | };
        help: Write \`<div id="__docusaurus"><%~ it.appHtml %></div>\`."
    `);
  });
});
