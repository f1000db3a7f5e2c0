/** Prepares the style sheets of a site for the bundler, which both bundles of the site share. */

import { resolve } from "node:path";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { toSitePath } from "../../report/site-path.ts";
import { type MendedSheet, mendSheet, type SkippedPart } from "./mend-sheet.ts";
import { withValueClasses } from "./module-values.ts";
import { makePostCss, type PostCssRequest, type SitePostCss } from "./postcss.ts";
import { importsFirst, withHiddenSyntax, withoutStarred } from "./sheet-text.ts";

/** CSS for the bundler. */
export interface SheetText {
  readonly contents: string;
  readonly loader: "css";
}

/** Reads the sheets of one build. */
export interface SheetReader extends Pick<SitePostCss, "compileCss"> {
  /** CSS of a file in another dialect: `run` compiles it for the first of the bundles. */
  readonly compile: (file: string, run: () => Promise<string>) => Promise<string>;
  /** CSS of a file for the bundler: after the site's PostCSS, with its imports first. The bundler knows the file by `name`. */
  readonly read: (file: string, css: string, name?: string) => Promise<SheetText>;
  /** Runs the bundler, again if that mends sheets which it rejects. Throws what it throws at last. */
  readonly bundle: <T>(run: () => Promise<T>) => Promise<T>;
}

interface KnownSheet {
  readonly file: string;
  readonly source: string;
  readonly text: string;
}

/** Prepares PostCSS, and makes the reader. Diagnostics: those of `makePostCss`, and `invalid-css` where browsers skip a part of a sheet. */
export async function makeSheetReader(
  request: PostCssRequest,
): Promise<{ readonly sheets: SheetReader } & Pick<SitePostCss, "keepsLayers">> {
  const { compileCss, keepsLayers } = await makePostCss(request);
  return { sheets: makeReader(request, compileCss), keepsLayers };
}

function makeReader(
  { siteDir, report }: Pick<PostCssRequest, "siteDir" | "report">,
  compileCss: SitePostCss["compileCss"],
): SheetReader {
  const sheets = new Map<string, KnownSheet>();
  const compiled = new Map<string, Promise<string>>();
  const mending = new Map<string, Promise<MendedSheet | undefined>>();
  const mended = new Map<string, string>();
  const mendOne = async ({ file, source, text }: KnownSheet): Promise<MendedSheet | undefined> => {
    const sheet = await mendSheet(text);
    if (sheet) mended.set(text, sheet.css);
    // Nobody can change those of packages.
    const skipped = file.includes("/node_modules/") ? [] : (sheet?.skipped ?? []);
    for (const part of skipped) report.add({ ...describeSkipped(part, source), file: toSitePath(siteDir, file) });
    return sheet;
  };
  const mendNamed = (name: string): Promise<MendedSheet | undefined> | undefined => {
    const sheet = sheets.get(name);
    if (!sheet) return undefined;
    const done = mending.get(sheet.text) ?? mendOne(sheet);
    mending.set(sheet.text, done);
    return done;
  };
  return {
    ...(compileCss && { compileCss }),
    compile(file, run) {
      const css = compiled.get(file) ?? run();
      compiled.set(file, css);
      return css;
    },
    async read(file, source, name = file) {
      const css = compileCss ? await compileCss(file, source) : source;
      const text = importsFirst(withoutStarred(/\.module\.\w+$/.test(file) ? withValueClasses(css) : css));
      sheets.set(name, { file, source, text });
      // Mending takes a bundle, and to wait for it inside another one is to wait forever.
      return { contents: withHiddenSyntax(mended.get(text) ?? text), loader: "css" };
    },
    async bundle(run) {
      const tried = new Set<string>();
      for (;;) {
        try {
          return await run();
        } catch (error) {
          const names = rejectedFiles(error, siteDir).filter((name) => !tried.has(name));
          const found = await Promise.all(names.map(mendNamed));
          if (!found.some(Boolean)) throw error;
          for (const name of names) tried.add(name);
        }
      }
    },
  };
}

/** Absolute paths of the files in the messages of a bundle. CSS modules and other dialects are known by their path from the site folder. */
function rejectedFiles(error: unknown, siteDir: string): string[] {
  const messages = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  const files = messages.flatMap((message) => (message instanceof BuildMessage ? (message.position?.file ?? []) : []));
  return [...new Set(files)].map((file) => resolve(siteDir, file.replace(/^[\w-]{2,}:/, "")));
}

function describeSkipped({ text, line, isRule }: SkippedPart, source: string): Diagnostic {
  // The author of Sass never sees the lines of its CSS.
  const column = source.split("\n")[line - 1]?.indexOf(text) ?? -1;
  const shown = `\`${text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text}\``;
  return {
    code: "invalid-css",
    severity: "warning",
    message: `Browsers skip ${isRule ? `the rule of ${shown}` : shown}, because it is not valid CSS.`,
    hint: text.includes("//") ? "Comments begin with `/*` and end with `*/`." : "Correct or remove it.",
    ...(column >= 0 && { line, column: column + 1, length: text.length }),
  };
}

const MOST_SHOWN = 80;
