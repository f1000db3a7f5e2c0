/** A site with a plugin of its own, and what a build says about the data of both. */

/** Messages and places, without code frames and hints. */
export function told(stderr: string): string {
  return [...stderr.matchAll(/^(?:\w+\[.*|  \S+\.\w+(?::\d+)*)$/gm)].map(([line]) => line.trim()).join("\n");
}

export function siteWith(plugin: string, config = ""): Record<string, string> {
  return {
    "docusaurus.config.js": `const config = {
  title: "T", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: { sidebarPath: "./sidebars.js" }, blog: {} }]],
};
${config}
config.plugins = [function own() {
  return { name: "own",
${plugin}
  };
}];
module.exports = config;
`,
    "sidebars.js": 'module.exports = { main: ["a"] };\n',
    "docs/a.md": "---\nslug: /\n---\n\n# A\n",
    "src/pages/index.md": "# Home\n",
  };
}
