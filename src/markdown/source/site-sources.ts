/** Runs the site's functions on its files before they are compiled: `markdown.preprocessor` and `markdown.parseFrontMatter`. */

import { join } from "node:path";
import * as z from "zod/mini";
import { callSite } from "../../config/call-site.ts";
import { pathWords } from "../../config/issue-words.ts";
import { toPlainObject } from "../../config/plain-data.ts";
import type { LoadedSite } from "../../config/loaded-site.ts";
import type { FrontMatterParser } from "../../config/schema/markdown.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Source } from "../../model/document.ts";
import { fileOfPart } from "../../report/part-path.ts";
import { splitFrontMatter } from "./front-matter.ts";

export interface SourceRequest extends Pick<LoadedSite, "site" | "functions"> {
  readonly report: Reporter;
}

const splitSchema = z.object({ frontMatter: z.record(z.string(), z.unknown()), content: z.string() });

/** The source after the site changed its text and parsed its front matter. Diagnostic: `site-function-failed`. */
export async function prepareSource(source: Source, { site, functions, report }: SourceRequest): Promise<Source> {
  const { preprocessor, parseFrontMatter } = functions;
  // Copying would read the text, which may be on disk.
  if (!preprocessor && !parseFrontMatter) return source;
  const filePath = join(site.dir, fileOfPart(source.path));
  const call = { site, file: source.path, report };
  const preprocess = (fileContent: string): Promise<string | undefined> =>
    callSite(() => (preprocessor ? preprocessor({ filePath, fileContent }) : fileContent), {
      ...call,
      name: "`markdown.preprocessor` of the config",
      result: z.string(),
      words: "a string",
    });
  const text = await keepMarker(source.text, source.compile?.truncateMarker, preprocess);
  const prepared = { ...source, text: text ?? source.text };
  if (!parseFrontMatter || source.part) return prepared;
  const input = {
    filePath,
    fileContent: prepared.text,
    defaultParseFrontMatter: makeDefaultParser(source.path, report),
  };
  const split = await callSite(() => parseFrontMatter(input), {
    ...call,
    name: "`markdown.parseFrontMatter` of the config",
    result: splitSchema,
    words: "an object with `frontMatter` and `content`",
  });
  if (!split) return prepared;
  const frontMatter = toPlainObject(split.frontMatter, ({ path, severity, what }) => {
    const message = `Front matter field \`${pathWords(path)}\`, as \`markdown.parseFrontMatter\` returns it, ${what}.`;
    report.add({ code: "not-plain-data", severity, message, file: source.path });
  });
  return { ...prepared, split: { content: split.content, frontMatter } };
}

/** The changed text. The marker of a post stays where it was if the change removes it: the format searches the file itself. */
async function keepMarker(
  text: string,
  marker: RegExp | undefined,
  change: (text: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const changed = await change(text);
  const at = marker ? text.search(marker) : -1;
  if (!marker || at < 0 || changed === undefined || changed.search(marker) >= 0) return changed;
  const before = (await change(text.slice(0, at))) ?? "";
  const [found = ""] = marker.exec(text.slice(at)) ?? [];
  return changed.startsWith(before) ? before + found + changed.slice(before.length) : changed;
}

/** The built-in parser, in the shape in which functions of a site call it. */
function makeDefaultParser(path: string, report: Reporter): FrontMatterParser {
  return ({ fileContent }) => {
    const { frontMatter, body } = splitFrontMatter({ path, text: fileContent }, report);
    return Promise.resolve({ frontMatter, content: body });
  };
}
