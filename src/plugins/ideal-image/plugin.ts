import { availableParallelism } from "node:os";
import { validate } from "../../config/validate.ts";
import { inParallel } from "../../system/in-parallel.ts";
import type { OutputFile } from "../../model/build.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Graph } from "../../model/graph.ts";
import type { EmbeddedImages, ImageSource, ResponsiveImage } from "../../model/image.ts";
import type { PluginFactory } from "../../model/plugin.ts";
import { toSitePath } from "../../report/site-path.ts";
import { joinUrl } from "../../url/paths.ts";
import { type ImageCache, openCache } from "./cache.ts";
import { hasHash, toOutputPath, toWidths } from "./forms.ts";
import { type IdealImageOptions, idealImageOptionsSchema } from "./options.ts";
import { lookAt, type Picture } from "./picture.ts";
import { optionsPlace } from "../options-place.ts";

/**
 * The ideal-image plugin: encodes the images that pages show with `@theme/IdealImage` as WebP in several widths. It
 * inspects all candidates before pages render, and encodes only the requested ones, each once.
 */
export const idealImagePlugin: PluginFactory = (input) => {
  const { id, options: given } = input;
  const options = validate(idealImageOptionsSchema, given, optionsPlace(input, "ideal-image plugin option"));
  return options && { name: "docusaurus-plugin-ideal-image", id, images: (embedded) => makeSource(embedded, options) };
};

/** One version of an image. */
interface Form {
  readonly picture: Picture;
  readonly width: number;
  /** Path in the output. */
  readonly output: string;
}

/** Decoding takes a lot of memory, so at most as many run at once as there are processors. */
const AT_ONCE = Math.min(availableParallelism(), 4);

async function makeSource(embedded: EmbeddedImages, options: IdealImageOptions): Promise<ImageSource> {
  const { graph, files } = embedded;
  const { baseUrl } = graph.site.config;
  const cache = openCache(graph.site.dir);
  const list = [...new Set(files.values())];
  const pictures = new Map(
    (await inParallel(list, AT_ONCE, (file) => lookAt(file, cache))).map((picture) => [picture.file, picture]),
  );
  const shown = new Map<string, string>();
  let outputs: ReadonlySet<string> | undefined;
  const pictureAt = (url: string): Picture | undefined => pictures.get(files.get(url) ?? "");
  return {
    find(url, page) {
      const picture = pictureAt(url);
      if (picture && !shown.has(url)) shown.set(url, page);
      return picture && toImage(picture, options, baseUrl);
    },
    has(path) {
      outputs ??= new Set([...pictures.values()].flatMap((each) => toForms(each, options).map(({ output }) => output)));
      return outputs.has(path);
    },
    async *files() {
      const requested = [...shown].flatMap(([url, page]) => {
        const picture = pictureAt(url);
        return picture ? [{ url, page, picture }] : [];
      });
      for (const each of requested) reportBroken(each, embedded);
      const forms = requested.flatMap(({ picture }) => toForms(picture, options));
      const unique = new Map(forms.map((form) => [form.output, form]));
      yield* await inParallel([...unique.values()], AT_ONCE, (form) => encode(form, options, cache));
    },
  };
}

function toForms(picture: Picture, options: IdealImageOptions): Form[] {
  const { width, isFixed, problem } = picture.facts;
  if (width === undefined || isFixed || problem !== undefined) return [];
  const hash = Bun.hash(`${picture.hash} ${options.quality}`).toString(16).padStart(16, "0");
  return toWidths(width, options).map((each) => {
    const output = toOutputPath(options.name, { file: picture.file, width: each, hash });
    return { picture, width: each, output };
  });
}

function toImage(picture: Picture, options: IdealImageOptions, baseUrl: string): ResponsiveImage | undefined {
  const { width, height, placeholder } = picture.facts;
  if (width === undefined || height === undefined) return undefined;
  const forms = toForms(picture, options);
  const largest = forms.at(-1)?.width;
  if (largest === undefined) return { width, height };
  return {
    width: largest,
    height: Math.round((largest * height) / width),
    srcSet: forms.map((form) => `${joinUrl(baseUrl, form.output)} ${form.width}w`).join(", "),
    ...(placeholder !== undefined && { placeholder }),
  };
}

async function encode(
  { picture, width, output }: Form,
  { quality, name }: IdealImageOptions,
  cache: ImageCache,
): Promise<OutputFile> {
  const key = `${picture.hash}-${width}-${quality}.webp`;
  const content = await cache.file(key, async () =>
    new Bun.Image(await picture.bytes()).resize(width).webp({ quality }).bytes(),
  );
  return { path: output, content, hashed: hasHash(name), source: "the plugin docusaurus-plugin-ideal-image" };
}

interface RequestedPicture {
  readonly url: string;
  readonly page: string;
  readonly picture: Picture;
}

/** Diagnostic `unreadable-image`, at the first position that names the image. */
function reportBroken({ url, page, picture }: RequestedPicture, { graph, report }: EmbeddedImages): void {
  const { problem } = picture.facts;
  if (problem === undefined) return;
  const file = toSitePath(graph.site.dir, picture.file);
  const place = placeOf(url, graph);
  report.error({
    code: "unreadable-image",
    message: `The image \`${file}\` cannot be read: ${problem}.`,
    hint: place
      ? "Replace the file with a valid PNG, JPEG or WebP."
      : `Replace the file with a valid PNG, JPEG or WebP. It is shown on \`${page}\`.`,
    ...(place ?? { file }),
  });
}

type Place = Pick<Diagnostic, "file" | "line" | "column" | "length">;

function placeOf(url: string, { documents, slotUrls }: Graph): Place | undefined {
  for (const [path, values] of Object.entries(slotUrls)) {
    const slot = documents[path]?.slots[values.findIndex((value) => value.url === url)];
    if (slot) return { file: slot.file ?? path, line: slot.line, column: slot.column, length: slot.url.length };
  }
  return undefined;
}
