/** Style sheets that browsers use to show a feed as a page. */

import { join } from "node:path";
import type { BlogContent } from "../../model/blog.ts";
import type { ReadContext } from "../../model/plugin.ts";
import { toSitePath } from "../../report/site-path.ts";
import type { BlogOptions } from "./options.ts";

type StyledFeed = "rss" | "atom";
type Stylesheets = BlogContent["feedStylesheets"];

/** The built-in style sheets, or the site's own from the folder of the blog. Diagnostic for a missing file: `missing-stylesheet`. */
export async function readStylesheets(dir: string, options: BlogOptions, context: ReadContext): Promise<Stylesheets> {
  const xslt = options.feedOptions?.xslt;
  if (!xslt) return {};
  const sheets = xslt === true ? { rss: true, atom: true } : xslt;
  const read = async (type: StyledFeed): Promise<Stylesheets> => {
    const option = sheets[type];
    if (!option) return {};
    const text = option === true ? builtIn(type) : await readOwn(join(dir, option), context);
    return text === undefined ? {} : { [type]: { name: `${type}.xsl`, text } };
  };
  return { ...(await read("rss")), ...(await read("atom")) };
}

async function readOwn(path: string, { site, report }: ReadContext): Promise<string | undefined> {
  const file = Bun.file(path);
  if (await file.exists()) return file.text();
  report.error({
    code: "missing-stylesheet",
    message: `The feed's stylesheet \`${toSitePath(site.dir, path)}\` does not exist.`,
    hint: "Set `feedOptions.xslt` to `true` for the built-in one.",
  });
  return undefined;
}

/** XPath of the same data in both formats. */
const PATHS: Readonly<Record<StyledFeed, Readonly<Record<string, string>>>> = {
  rss: {
    feed: "/rss/channel",
    title: "title",
    about: "description",
    items: "item",
    link: "link",
    date: "pubDate",
    summary: "description",
  },
  atom: {
    feed: "/atom:feed",
    title: "atom:title",
    about: "atom:subtitle",
    items: "atom:entry",
    link: "atom:link/@href",
    date: "atom:updated",
    summary: "atom:summary",
  },
};

function builtIn(type: StyledFeed): string {
  const { feed, title, about, items, link, date, summary } = PATHS[type];
  return `<?xml version="1.0" encoding="utf-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:atom="http://www.w3.org/2005/Atom">
<xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat"/>
<xsl:template match="${feed}">
<html>
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title><xsl:value-of select="${title}"/></title>
<style>body{max-width:45rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}</style>
</head>
<body>
<p>This is a feed: copy its address into a feed reader to follow it.</p>
<h1><xsl:value-of select="${title}"/></h1>
<p><xsl:value-of select="${about}"/></p>
<xsl:for-each select="${items}">
<h2><a href="{${link}}"><xsl:value-of select="${title}"/></a></h2>
<p><small><xsl:value-of select="${date}"/></small></p>
<p><xsl:value-of select="${summary}"/></p>
</xsl:for-each>
</body>
</html>
</xsl:template>
</xsl:stylesheet>
`;
}
