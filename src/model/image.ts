/** Images in several sizes: how a plugin makes them, and how components show them. */

import type { OutputFile } from "./build.ts";
import type { Reporter } from "./diagnostic.ts";
import type { Graph } from "./graph.ts";

/** How an image is shown. */
export interface ResponsiveImage {
  /** Pixels of its largest form. */
  readonly width: number;
  readonly height: number;
  /** WebP versions as an attribute `srcset`; absent for an image that is shown unchanged. */
  readonly srcSet?: string;
  /** Data URL of a tiny version that is shown until the image has loaded; absent if the image is transparent. */
  readonly placeholder?: string;
}

/** Images of a site that components may request. */
export interface EmbeddedImages {
  readonly graph: Graph;
  /** URL, with `baseUrl`, → absolute path of the file. */
  readonly files: ReadonlyMap<string, string>;
  readonly report: Reporter;
}

/** Responsive images of one build. */
export interface ImageSource {
  /** How to show the image at a URL; `undefined` if it is unknown. `page` is the path of the page that shows it. */
  find(url: string, page: string): ResponsiveImage | undefined;
  /** Whether an output path is that of a generated version of an image. */
  has(path: string): boolean;
  /** Files of the requested images. Reports those that cannot be read. */
  files(): AsyncIterable<OutputFile>;
}
