/** Generates the `tsconfig.json` that a site extends. */

import type { TypeFiles } from "./read-files.ts";

/** Modules of the client API whose file name differs. */
const RENAMED: Readonly<Record<string, string>> = {
  "@docusaurus/plugin-content-docs/client": "docs-client.ts",
  "@docusaurus/theme-live-codeblock/client": "live-codeblock-client.tsx",
  "@docusaurus/theme-mermaid/client": "mermaid-client.ts",
  "@docusaurus/theme-search-algolia/client": "algolia-client.ts",
  "react-live": "react-live.tsx",
  "@docusaurus/plugin-content-blog/client": "blog-client.ts",
  "@docusaurus/theme-common": "theme-common.ts",
  "@docusaurus/theme-common/internal": "theme-common/internal.ts",
  "@mdx-js/react": "mdx-react.tsx",
};

/** Packages for plugins, by their declarations. The types of an installed package come first. */
const FOR_PLUGINS: Readonly<Record<string, string>> = {
  utils: "utils.d.ts",
  "utils-common": "source/src/url/format-rules.ts",
  "utils-validation": "utils-validation.d.ts",
  logger: "logger.d.ts",
};

const API = "./source/src/runtime/api";

/** Paths are relative to `.veloci/types`. `hasReact` says whether the site has its own types of React in `node_modules`. */
export function makeTsconfig(declared: TypeFiles, hasReact: boolean): string {
  const own = Object.keys(declared).flatMap((path) => {
    const name = /^([\w-]+)\.d\.ts$/.exec(path)?.[1];
    return name === undefined || name === "modules" ? [] : [[`@docusaurus/${name}`, [`./${path}`]] as const];
  });
  const react = {
    react: ["./packages/@types/react/index.d.ts"],
    "react/*": ["./packages/@types/react/*.d.ts"],
    "react-dom": ["./packages/@types/react-dom/index.d.ts"],
    "react-dom/*": ["./packages/@types/react-dom/*.d.ts"],
    csstype: ["./packages/csstype/index.d.ts"],
  };
  const config = {
    compilerOptions: {
      target: "ESNext",
      module: "Preserve",
      moduleResolution: "bundler",
      lib: ["ESNext", "DOM", "DOM.Iterable"],
      jsx: "react-jsx",
      types: [],
      strict: true,
      noEmit: true,
      allowJs: true,
      skipLibCheck: true,
      resolveJsonModule: true,
      allowImportingTsExtensions: true,
      isolatedModules: true,
      paths: {
        "@site/*": ["../../*"],
        "@theme/*": ["../../src/theme/*", "./source/theme/*"],
        "@theme-original/*": ["./source/theme/*"],
        "@theme-init/*": ["./source/theme/*"],
        ...Object.fromEntries(Object.entries(RENAMED).map(([name, file]) => [name, [`${API}/${file}`]])),
        ...Object.fromEntries(own),
        ...Object.fromEntries(
          Object.entries(FOR_PLUGINS).map(([name, file]) => {
            return [`@docusaurus/${name}`, [`../../node_modules/@docusaurus/${name}`, `./${file}`]] as const;
          }),
        ),
        "@docusaurus/*": [`${API}/*`],
        ...(!hasReact && react),
      },
    },
    include: ["./*.d.ts"],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
