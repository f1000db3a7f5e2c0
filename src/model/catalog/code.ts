/** Kinds of diagnostics about the site's own components and styles, and about rendering. */

import type { Kind } from "./kind.ts";

export const CODE_KINDS = {
  "missing-export": {
    cause: "A module has no export of the imported name.",
    help: "Correct the name, or import it from the module that exports it.",
  },
  "bundle-error": {
    cause: "The bundler cannot compile a file of the site.",
    help: "Correct the file at the line shown.",
  },
  "computed-import": {
    cause: "An import with a computed path matches no file, or more files than a page can load.",
    help: "Correct the path, or put the files into a static folder and use `useBaseUrl`.",
  },
  "missing-default-export": {
    cause: "A file in `src/theme` replaces a component of the theme, but has no default export.",
    help: "Add `export default` before the component.",
  },
  "browser-only": {
    cause: "Code uses `window`, `document` or another browser API while the build renders a page.",
    help: "Move it into `useEffect`, or wrap the component in `<BrowserOnly>`.",
  },
  "render-error": {
    cause: "A page cannot be rendered: a component throws.",
    help: "Correct the component at the line shown.",
  },
  "sass-error": { cause: "Sass cannot compile a file.", help: "Correct the line shown." },
  "sass-warning": { cause: "Sass reports a warning, or the file uses `@warn`.", help: "Follow the message." },
  "sass-debug": { cause: "A Sass file uses `@debug`.", help: "Remove it when you no longer need it." },
  "less-error": { cause: "Less cannot compile a file.", help: "Correct the line shown." },
  "stylus-error": { cause: "Stylus cannot compile a file.", help: "Correct the line shown." },
  "postcss-error": { cause: "PostCSS or one of its plugins fails.", help: "Correct the file at the line shown." },
  "postcss-warning": { cause: "A PostCSS plugin warns.", help: "Follow the message." },
  "invalid-css": {
    cause: "A style sheet contains a declaration or rule that is not valid CSS. Browsers skip it, and keep the others.",
    help: "Correct or remove it.",
  },
  "unreadable-image": {
    cause: "An image cannot be decoded.",
    help: "Replace it with a valid PNG, JPEG or WebP file.",
  },
  "component-exists": {
    cause: "`swizzle` would overwrite a component of the site.",
    help: "Rename or delete the file first.",
  },
  "pwa-warning": { cause: "The list of files to keep for offline reading has a problem.", help: "Follow the message." },
  "pwa-large-file": {
    cause: "A file is too large to be kept for offline reading.",
    help: "Raise `maximumFileSizeToCacheInBytes` in `injectManifestConfig`, or exclude the file with `globIgnores`.",
  },
} as const satisfies Record<string, Kind>;
