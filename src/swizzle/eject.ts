/** Ejects and wraps components of the theme. */

import { posix } from "node:path";
import type { ThemeSource } from "./theme-source.ts";

/** Modules that declare the program's types for site code (`veloci types` writes them). */
const TYPE_MODULES: Readonly<Record<string, string>> = {
  docs: "@docusaurus/plugin-content-docs",
  blog: "@docusaurus/plugin-content-blog",
  image: "@docusaurus/plugin-ideal-image",
};

const OTHER_TYPES = "@docusaurus/types";
const RELATIVE_IMPORT = /^(import|export)( type)?\b([^;]*?)from "(\.\.?\/[^"]+)"(?: with \{[^}]*\})?;/gm;

export type Language = "typescript" | "javascript";

/** Returns the imports without a public name. A component with such imports cannot be ejected. */
export function privateImports(source: ThemeSource): string[] {
  return [...source.text.matchAll(RELATIVE_IMPORT)].flatMap(([, , isType, , path = ""]) =>
    isType || toThemeName(source, path) !== undefined ? [] : [posix.basename(path)],
  );
}

/** Returns the component's code for `src/theme`. */
export async function ejectSource(source: ThemeSource, language: Language): Promise<string> {
  const text = source.text.replace(RELATIVE_IMPORT, (...[, word, type = "", names, path = ""]: string[]) => {
    return `${word}${type}${names}from "${toThemeName(source, path) ?? toTypeModule(path)}";`;
  });
  return language === "typescript" ? text : withoutTypes(text);
}

/** Returns a component that renders the original one, to add something around it. */
export function wrapSource(source: ThemeSource, language: Language): string {
  const name = toLocalName(source);
  const module = `"@theme-original/${source.name}"`;
  // Other components import the module's other exports.
  const others = hasOtherExports(source) ? `\nexport * from ${module};\n` : "";
  const original = `import ${name} from ${module};\n`;
  if (!isComponent(source)) return `${original}${others}\nexport default {\n  ...${name},\n};\n`;
  const typed = language === "typescript";
  const takesProps = !/^export default function \w+\(\)/m.test(source.text);
  const imported = takesProps ? "ComponentProps, ReactElement" : "ReactElement";
  const types = typed ? `import type { ${imported} } from "react";\n` : "";
  const props = !takesProps ? "" : typed ? `props: ComponentProps<typeof ${name}>` : "props";
  const head = `export default function ${name}Wrapper(${props})${typed ? ": ReactElement" : ""} {`;
  const element = takesProps ? `<${name} {...props} />` : `<${name} />`;
  return `${original}${types}${others}\n${head}\n  return (\n    <>\n      ${element}\n    </>\n  );\n}\n`;
}

function hasOtherExports({ text }: ThemeSource): boolean {
  return /^export (?!default\b)/m.test(text);
}

/** Whether the module's default export is a component rather than a table of components. */
export function isComponent({ text }: ThemeSource): boolean {
  const name = /^export default (\w+);/m.exec(text)?.[1];
  if (name === undefined) return /^(?:export default |(?:module\.)?exports(?:\.default)? = )/m.test(text);
  return !new RegExp(`^(?:export )?const ${name}\\b[^=]*= \\{`, "m").test(text);
}

/** `DocItem/Footer` → `DocItemFooter`. */
function toLocalName({ name }: ThemeSource): string {
  return name.replaceAll("/", "");
}

/** Returns the public name of a theme module for a relative import. */
function toThemeName({ path: from }: ThemeSource, path: string): string | undefined {
  const file = posix.join(posix.dirname(from), path);
  if (file.startsWith("../") || !file.endsWith(".tsx")) return undefined;
  return `@theme/${file.replace(/(?:\/index)?\.tsx$/, "")}`;
}

function toTypeModule(path: string): string {
  return TYPE_MODULES[posix.basename(path, ".ts")] ?? OTHER_TYPES;
}

async function withoutTypes(text: string): Promise<string> {
  // Loaded here, so that only this command waits for the package.
  const { transform } = await import("sucrase");
  const { code } = transform(text, {
    transforms: ["typescript", "jsx"],
    jsxRuntime: "preserve",
    disableESTransforms: true,
  });
  // Comments on removed types would be left behind.
  return code.replace(/\n\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*\n(?=\s*\n)/g, "\n").replace(/\n{3,}/g, "\n\n");
}
