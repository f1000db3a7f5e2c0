/**
 * The debug plugin: pages that show what is known about the site. Each page contains an excerpt of its data; a JSON
 * file beside it, loaded on request, contains all of it.
 */

import * as z from "zod/mini";
import { validate } from "../../config/validate.ts";
import type { DebugExcerpt } from "../../model/debug.ts";
import type { Json } from "../../model/json.ts";
import type { Plan, PluginFactory } from "../../model/plugin.ts";
import { DEBUG_PAGES, DEBUG_PATH, type DebugViewName } from "../../url/debug-paths.ts";
import { applyTrailingSlash, joinUrl } from "../../url/paths.ts";
import { toExcerpt } from "./excerpt.ts";
import { toDebugViews } from "./views.ts";
import { optionsPlace } from "../options-place.ts";

/** The plugin has no options. */
export const debugOptionsSchema = z.strictObject({});

/** Makes the plugin. Its pages are excluded from sitemap and search, and marked `noindex`. */
export const debugPlugin: PluginFactory = (input) => {
  const { id, options, site } = input;
  const valid = validate(debugOptionsSchema, options, optionsPlace(input, "debug plugin option"));
  if (!valid) return undefined;
  const { baseUrl } = site.config;
  return {
    name: "docusaurus-plugin-debug",
    id,
    plan: (_content, plan) => planPages(plan),
    share: (finished) => {
      const views = Object.entries(toDebugViews(finished));
      return Object.fromEntries(views.map(([name, value]) => [name, excerptOf(name, value, baseUrl)]));
    },
    afterBuild: ({ write, ...finished }) => {
      for (const [name, value] of Object.entries(toDebugViews(finished))) write(fileOf(name), JSON.stringify(value));
    },
  };
};

function planPages({ addRoute, shareLater, site }: Plan): void {
  const keys = new Map(DEBUG_PAGES.map(({ view }) => [view, shareLater(view)]));
  const [start] = DEBUG_PAGES;
  const add = (path: string, component: string, view: DebugViewName): void =>
    addRoute({
      path: applyTrailingSlash(joinUrl(site.config.baseUrl, path), site.config),
      exact: true,
      layers: [{ component, props: {}, shared: { data: keys.get(view) ?? "" } }],
      unlisted: true,
    });
  add(DEBUG_PATH, start.component, start.view);
  for (const { view, component } of DEBUG_PAGES) add(`${DEBUG_PATH}/${view}`, component, view);
}

function fileOf(view: string): string {
  return `${DEBUG_PATH}/${view}.json`;
}

function excerptOf(view: string, value: Json, baseUrl: string): DebugExcerpt {
  const bytes = Buffer.byteLength(JSON.stringify(value));
  return { file: joinUrl(baseUrl, fileOf(view)), bytes, ...toExcerpt(value) };
}
