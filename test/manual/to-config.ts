/** Makes a whole config of a sample that may show only a part of one. */

/** Fields that stand one level down, and what is around them. */
const AROUND: readonly { readonly keys: readonly string[]; readonly wrap: (fields: string) => string }[] = [
  { keys: ["docs", "blog", "pages", "sitemap"], wrap: (fields) => `presets: [["classic", { ${fields} }]],` },
  { keys: ["exclude", "rehypePlugins"], wrap: (fields) => `presets: [["classic", { docs: { ${fields} } }]],` },
  { keys: ["magicComments"], wrap: (fields) => `themeConfig: { prism: { ${fields} } },` },
];

/** The text of a config module: fields that are required and not shown are added. `sample` is the module with the code. */
export function toConfig(sample: string): string {
  return `import * as module from "./${sample}";
const given = module.default ?? module;
const config = typeof given === "function" ? await given() : given;
export default {
  title: "Sample",
  url: "https://sample.example",
  baseUrl: "/",
  presets: [["classic", { docs: { sidebarPath: "./sidebars.ts" } }]],
  plugins: [["content-docs", { id: "community", path: "community", routeBasePath: "community" }]],
  ...config,
};
`;
}

/** The code as a module that exports fields of a config. */
export function toConfigModule(code: string): string {
  if (/^(export default|module\.exports)/m.test(code) || !/^\s*\w+:/m.test(code)) return code;
  const imports = code.match(/^import .*;$/gm)?.join("\n") ?? "";
  const fields = code.replaceAll(/^import .*;$/gm, "").trim();
  const first = /^\w+/.exec(fields)?.[0] ?? "";
  const around = AROUND.find(({ keys }) => keys.includes(first));
  return `${imports}\nexport default {\n${around ? around.wrap(fields) : fields}\n};\n`;
}

/** Whether a title names a config, which may be in a folder: `my-site/docusaurus.config.ts`. */
export function isConfig(title: string | undefined): boolean {
  return title !== undefined && /(^|\/)docusaurus\.config\.[jt]s$/.test(title);
}
