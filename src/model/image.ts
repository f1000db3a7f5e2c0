/** Images in several sizes: what a plugin makes of them, and what components get to show. */

import type { OutputFile } from "./build.ts";
import type { Reporter } from "./diagnostic.ts";
import type { Graph } from "./graph.ts";

/** How an image is shown. */
export interface ResponsiveImage {
  /** Pixels of its largest form. */
  readonly width: number;
  readonly height: number;
  /** WebP forms of it, as an attribute `srcset`; absent for an image that is shown as it is. */
  readonly srcSet?: string;
  /** Data URL of a few pixels that are shown until it is there; absent where it is transparent. */
  readonly placeholder?: string;
}

/** Images of a site that components may ask for. */
export interface EmbeddedImages {
  readonly graph: Graph;
  /** URL, with `baseUrl`, → absolute path of the file. */
  readonly files: ReadonlyMap<string, string>;
  readonly report: Reporter;
}

/** Responsive images of one build. */
export interface ImageSource {
  /** How to show the image at a URL; undefined when nothing is known of it. `page` is the path of the page that shows it. */
  find(url: string, page: string): ResponsiveImage | undefined;
  /** Whether a path in the output is that of a form of an image. */
  has(path: string): boolean;
  /** Files of the images that were asked for. Diagnostics for those that cannot be read. */
  files(): AsyncIterable<OutputFile>;
}
