/** What plugins that count visits have in common: options at their line, tags for every page, and a script in the browser. */

import * as z from "zod/mini";
import type { core } from "zod/mini";
import { validate } from "../../config/validate.ts";
import type { ClientModule, InjectedTags, PluginFactory } from "../../model/plugin.ts";
import type { HtmlTag } from "../../model/site.ts";
import { optionsPlace } from "../options-place.ts";

/** An id that a service has given out, as in `example`. */
export function serviceId(example: string) {
  const words = `an id such as \`${example}\``;
  return z.string(words).check(z.minLength(1, words));
}

/** A service that counts visits. */
export interface Service<T> {
  /** Full name of its plugin. */
  readonly name: string;
  /** What its options are called in diagnostics: "gtag plugin option". */
  readonly label: string;
  readonly options: core.$ZodType<T>;
  readonly tags: (options: T) => InjectedTags;
  /** Hosts that the service's script reports to. */
  readonly reportsTo: readonly string[];
  /** Reports pages that readers go to without loading the document again. */
  readonly clientModule?: ClientModule;
}

/** Makes the factory of a service's plugin. Nothing is loaded from anywhere unless the options are sound. */
export function analyticsPlugin<T>({
  name,
  label,
  options: schema,
  tags,
  reportsTo,
  clientModule,
}: Service<T>): PluginFactory {
  return (input) => {
    const { id, options: given } = input;
    const where = optionsPlace(input, label);
    const options = validate(schema, given, where);
    if (options === undefined) return undefined;
    return {
      name,
      id,
      injectHtmlTags: () => tags(options),
      contentSecurity: () => ({ "connect-src": reportsTo }),
      ...(clientModule && { clientModules: () => [clientModule] }),
    };
  };
}

/** Lets the browser connect before it knows what to fetch. */
export function preconnect(href: string): HtmlTag {
  return { tagName: "link", attributes: { rel: "preconnect", href } };
}

/** A script from elsewhere that nothing waits for. */
export function asyncScript(src: string): HtmlTag {
  return { tagName: "script", attributes: { async: true, src } };
}

export function inlineScript(code: string): HtmlTag {
  return { tagName: "script", attributes: {}, innerHTML: code };
}

/** A value as JavaScript that cannot end the surrounding script. */
export function toCode(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}

/**
 * Source of a client module that runs `report` for each page a reader goes to: `path` is its path with query and hash. The
 * first page is not among them: the service counts it when it starts. By then the document has the page's title.
 */
export function pageViews(name: string, report: string): ClientModule {
  return {
    name,
    source: `export function onRouteDidUpdate({ location, previousLocation }) {
  if (!previousLocation) return;
  const pathOf = ({ pathname, search, hash }) => pathname + search + hash;
  const path = pathOf(location);
  if (path !== pathOf(previousLocation)) setTimeout(() => { ${report} });
}
`,
  };
}
