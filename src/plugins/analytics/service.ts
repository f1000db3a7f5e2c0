/** Shared code of analytics plugins: options with their lines, tags for every page, and a client module. */

import * as z from "zod/mini";
import type { core } from "zod/mini";
import { validate } from "../../config/validate.ts";
import type { ClientModule, InjectedTags, PluginFactory } from "../../model/plugin.ts";
import type { HtmlTag } from "../../model/site.ts";
import { optionsPlace } from "../options-place.ts";

/** An ID issued by the service, such as `example`. */
export function serviceId(example: string) {
  const words = `an id such as \`${example}\``;
  return z.string(words).check(z.minLength(1, words));
}

/** An analytics service. */
export interface Service<T> {
  /** Full name of its plugin. */
  readonly name: string;
  /** Label of its options in diagnostics: "gtag plugin option". */
  readonly label: string;
  readonly options: core.$ZodType<T>;
  readonly tags: (options: T) => InjectedTags;
  /** Hosts that the service's script sends data to. */
  readonly reportsTo: readonly string[];
  /** Reports client-side navigation. */
  readonly clientModule?: ClientModule;
}

/** Makes the factory of a service's plugin. Nothing is loaded unless the options are valid. */
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

/** Lets the browser connect early. */
export function preconnect(href: string): HtmlTag {
  return { tagName: "link", attributes: { rel: "preconnect", href } };
}

/** A script from another host that nothing waits for. */
export function asyncScript(src: string): HtmlTag {
  return { tagName: "script", attributes: { async: true, src } };
}

export function inlineScript(code: string): HtmlTag {
  return { tagName: "script", attributes: {}, innerHTML: code };
}

/** A value as JavaScript that cannot close the surrounding script element. */
export function toCode(value: unknown): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}

/**
 * Source of a client module that runs `report` after each client-side navigation: `path` is the path with query and
 * hash. The service counts the first page itself. The document has the new page's title by then.
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
