/** Everything known about a site before anything is rendered. Plain JSON, immutable once assembled. */

import type { Diagnostic, Problem } from "./diagnostic.ts";
import type { Document } from "./document.ts";
import type { Json } from "./json.ts";
import type { Redirect } from "./redirect.ts";
import type { Route, RouteEntry, SharedData } from "./route.ts";
import type { SearchSettings } from "./search.ts";
import type { Site } from "./site.ts";

/** A file that is copied to the output under a content-hashed name. */
export interface Asset {
  /** Path relative to the site folder. */
  readonly source: string;
  /** Path relative to the output folder: `assets/images/logo-1a2b3c4d.png`. */
  readonly output: string;
  /** Pixels; images only. */
  readonly width?: number;
  readonly height?: number;
}

/** Assets by the file that names them (site-relative path), then by URL as written in that file. */
export type AssetIndex = ReadonlyMap<string, ReadonlyMap<string, Asset>>;

/** Origin of a plugin: built in, a package, part of the site, or a function in its config. */
export type PluginVersion =
  | { readonly type: "built-in"; readonly version: string }
  | { readonly type: "package"; readonly name?: string; readonly version?: string }
  | { readonly type: "project" | "local" };

/** What the graph knows about one plugin. */
export interface PluginEntry {
  readonly name: string;
  readonly id: string;
  readonly version?: PluginVersion;
  /** What the plugin's `assemble` returned; null when it returned nothing. */
  readonly content: Json;
}

/** Versions of Veloci and of the site's plugins: `useDocusaurusContext().siteMetadata`. */
export type SiteMetadata = {
  /** Version of the format that pages see. */
  readonly docusaurusVersion: string;
  readonly siteVersion?: string;
  /** By name of the plugin. */
  readonly pluginVersions: Readonly<Record<string, PluginVersion>>;
};

/** Plugin name → plugin id → what the plugin set. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, Json>>>>;

export interface Graph {
  readonly site: Site;
  readonly plugins: readonly PluginEntry[];
  readonly documents: Readonly<Record<string, Document>>;
  /** Per document path: the final URL of each slot, in the order of `Document.slots`. */
  readonly slotUrls: Readonly<Record<string, readonly FilledSlot[]>>;
  readonly renderedAnchors: readonly RenderedAnchor[];
  readonly assets: readonly Asset[];
  readonly routes: readonly Route[];
  /** The same routes, nested in the wrappers that they share. */
  readonly routeTree: readonly RouteEntry[];
  readonly redirects: readonly Redirect[];
  /** Absent when the site has no search, or provides its own. */
  readonly search?: SearchSettings;
  readonly shared: SharedData;
  readonly globalData: GlobalData;
  /** Paths that the navbar and the footer link to, and that have no page. Absent when there are none. */
  readonly missing?: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A link to an ID that only the rendered page shows, and the diagnostic if the page does not have it. */
export interface RenderedAnchor {
  /** Path of the route. */
  readonly page: string;
  readonly id: string;
  readonly problem: Problem;
}

/** The value of a slot. */
export interface FilledSlot {
  /** Or the text of a message. */
  readonly url: string;
  /** Whether the text is also the element's `title`. */
  readonly isTitle?: boolean;
  /** Pixels of an image. */
  readonly width?: number;
  readonly height?: number;
  /** Where a link opens: files in a new tab. `_self` leaves a link to a missing page to the browser, so that it is not fetched ahead. */
  readonly target?: "_blank" | "_self";
}
