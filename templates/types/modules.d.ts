// Modules that only the bundler knows. Data of any shape is `any`, as the result of JSON.parse is for TypeScript itself.

type Drawing = import("react").ComponentType<import("react").SVGProps<SVGSVGElement> & { readonly title?: string }>;
type MarkdownModule = {
  readonly default: import("react").ComponentType<Readonly<Record<string, any>>>;
  readonly frontMatter: Readonly<Record<string, any>>;
  readonly contentTitle: string | undefined;
  readonly toc: readonly { readonly value: string; readonly id: string; readonly level: number }[];
};

declare module "*.mdx" {
  const component: MarkdownModule["default"];
  export default component;
  export const frontMatter: MarkdownModule["frontMatter"];
  export const contentTitle: MarkdownModule["contentTitle"];
  export const toc: MarkdownModule["toc"];
}
declare module "*.md" {
  const component: MarkdownModule["default"];
  export default component;
  export const frontMatter: MarkdownModule["frontMatter"];
  export const contentTitle: MarkdownModule["contentTitle"];
  export const toc: MarkdownModule["toc"];
}
declare module "*.module.css" {
  const classes: { readonly [name: string]: string };
  export default classes;
}
declare module "*.module.scss" {
  const classes: { readonly [name: string]: string };
  export default classes;
}
declare module "*.module.sass" {
  const classes: { readonly [name: string]: string };
  export default classes;
}
declare module "*.css";
declare module "*.scss";
declare module "*.sass";
declare module "*.svg" {
  const drawing: Drawing;
  export default drawing;
}
declare module "*.png" {
  const url: string;
  export default url;
}
declare module "*.jpg" {
  const url: string;
  export default url;
}
declare module "*.jpeg" {
  const url: string;
  export default url;
}
declare module "*.gif" {
  const url: string;
  export default url;
}
declare module "*.webp" {
  const url: string;
  export default url;
}
declare module "*.avif" {
  const url: string;
  export default url;
}
declare module "*.yml" {
  const data: any;
  export default data;
}
declare module "*.yaml" {
  const data: any;
  export default data;
}
declare module "!!raw-loader!*" {
  const text: string;
  export default text;
}
declare module "@generated/*" {
  const data: any;
  export default data;
}
declare module "@generated/docusaurus.config" {
  const config: import("@docusaurus/types").DocusaurusConfig;
  export default config;
}
declare module "@docusaurus/plugin-*" {
  const plugin: unknown;
  export default plugin;
  export type Options = Readonly<Record<string, unknown>>;
}
declare module "clsx" {
  type ClassName =
    string | number | boolean | null | undefined | readonly ClassName[] | Readonly<Record<string, unknown>>;
  export function clsx(...names: readonly ClassName[]): string;
  export default clsx;
}
declare function require(path: string): any;
declare const process: { readonly env: { readonly [name: string]: string | undefined }; cwd(): string };
