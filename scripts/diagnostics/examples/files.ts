/** Files that many examples have. */

export type Files = Readonly<Record<string, string>>;

/** Returns a config with the given lines after the required fields. */
export function config(...fields: readonly string[]): Files {
  const lines = ['title: "Tools",', 'url: "https://tools.example",', 'baseUrl: "/",', ...fields];
  return { "docusaurus.config.ts": `export default {\n${lines.map((line) => `  ${line}\n`).join("")}};\n` };
}

/** Returns a config with these options of the docs. */
export function docs(options: string): Files {
  return config(`presets: [["classic", { docs: ${options} }]],`);
}

/** Returns a doc with this text. */
export function intro(text: string, extension = "md"): Files {
  return { [`docs/intro.${extension}`]: `# Intro\n\n${text}\n` };
}

/** Returns a post with this front matter. */
export function post(frontMatter: string, text = "Text\n\n<!-- truncate -->\n\nMore."): Files {
  return { "blog/2026-01-05-first.md": `---\ntitle: First\n${frontMatter}\n---\n\n${text}\n` };
}

/** Returns a doc with these front matter fields. */
export function front(...fields: readonly string[]): Files {
  return { "docs/intro.md": `---\n${fields.join("\n")}\n---\n\n# Intro\n` };
}

/** Returns a config with the classic preset and one more plugin. */
export function plugin(entry: string): Files {
  return config('presets: ["classic"],', `plugins: [${entry}],`);
}

/** Returns a site with a plugin of its own, which has these members. */
export function ownPlugin(...members: readonly string[]): Files {
  const lines = members.map((line) => `  ${line}\n`).join("");
  return { ...plugin('"./quotes.js"'), "quotes.js": `export default () => ({\n  name: "quotes",\n${lines}});\n` };
}

/** Returns a sidebars file with these items, and the config that names it. */
export function sidebar(items: string): Files {
  return { ...docs('{ sidebarPath: "./sidebars.js" }'), "sidebars.js": `export default {\n  docs: [${items}],\n};\n` };
}

/** Returns a site with a style sheet. */
export function styled(text: string, extension = "scss"): Files {
  const name = `custom.${extension}`;
  const preset = `["classic", { docs: false, blog: false, theme: { customCss: "./${name}" } }]`;
  return { ...config(`presets: [${preset}],`), [name]: text };
}
