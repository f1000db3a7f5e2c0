/** The site whose old addresses redirect. */

/** A config with the given members, each on lines of its own. */
export function config(members: string): string {
  return `export default {
  title: "Test <1>",
  url: "https://example.com",
  ${members}
};
`;
}

export const PAGES = {
  "docs/intro.md": "# Intro\n",
  "docs/guide/next.md": "# Next\n\n## Part\n\n[Old](/old), [older](/older.html?b=2), [part](/part?c=3#else)\n",
  "src/pages/index.md": "# Home\n",
  "static/files/a.pdf": "%PDF",
};
