import { Parser } from "htmlparser2";
import type { CspDirective } from "../../model/content-security.ts";
import { isUrlAttribute, unsafeScheme } from "../../url/unsafe-url.ts";

export interface HtmlSources {
  readonly sources: readonly (readonly [CspDirective, string])[];
  /** Attributes that a policy with hashes forbids: `onclick`, or `href` with `javascript:`. */
  readonly forbidden: readonly string[];
}

type Attributes = Readonly<Record<string, string>>;

/** Where elements load from: the attribute, and the directive that governs it. */
const LOADING: Readonly<Record<string, readonly [string, CspDirective]>> = {
  iframe: ["src", "frame-src"],
  frame: ["src", "frame-src"],
  embed: ["src", "object-src"],
  object: ["data", "object-src"],
  form: ["action", "form-action"],
};

const LOADS = new Set(["script", "link", ...Object.keys(LOADING)]);

/** `as` of a preload to the directive that governs it. */
const PRELOADED: Readonly<Record<string, CspDirective>> = {
  script: "script-src",
  style: "style-src",
  font: "font-src",
  fetch: "connect-src",
};

/** Types of inline scripts that a browser runs or obeys; any other is a block of data. */
const SCRIPT_TYPE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|j)script|text\/(?:javascript1\.[0-5]|livescript))$/i;

/** Collects from a page what a Content-Security-Policy has to allow. `siteUrl` provides the scheme for URLs without one. */
export function collectSources(html: string, siteUrl: string): HtmlSources {
  const sources: (readonly [CspDirective, string])[] = [];
  const forbidden: string[] = [];
  let script: string | undefined;
  const add = (directive: CspDirective, url: string | undefined): void => {
    const origin = url === undefined ? undefined : foreignOrigin(url, siteUrl);
    if (origin !== undefined) sources.push([directive, origin]);
  };
  const parser = new Parser({
    onattribute(name, value) {
      const attribute = forbiddenAttribute(name, value);
      if (attribute !== undefined) forbidden.push(attribute);
    },
    onopentag(name, attributes) {
      // Nearly all elements of a page load nothing.
      if (!LOADS.has(name)) return;
      for (const [directive, url] of loadedBy(name, attributes)) add(directive, url);
      const isInline = name === "script" && attributes["src"] === undefined;
      if (isInline && SCRIPT_TYPE.test((attributes["type"] ?? "").trim())) script = "";
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(name) {
      if (name !== "script" || script === undefined) return;
      sources.push(["script-src", hashOf(script)]);
      script = undefined;
    },
  });
  parser.end(html);
  return { sources, forbidden };
}

function loadedBy(name: string, attributes: Attributes): readonly (readonly [CspDirective, string | undefined])[] {
  if (name === "script") return [["script-src", attributes["src"]]];
  if (name === "link") return linkedBy(attributes);
  const [attribute, directive] = (Object.hasOwn(LOADING, name) && LOADING[name]) || [];
  return attribute === undefined || directive === undefined ? [] : [[directive, attributes[attribute]]];
}

function linkedBy({ rel = "", href, as = "" }: Attributes): readonly (readonly [CspDirective, string | undefined])[] {
  const kinds = rel.toLowerCase().split(/\s+/);
  const preloaded = kinds.includes("preload") && Object.hasOwn(PRELOADED, as) ? PRELOADED[as] : undefined;
  return [
    ...(kinds.includes("stylesheet") ? [["style-src", href] as const] : []),
    ...(kinds.includes("modulepreload") ? [["script-src", href] as const] : []),
    ...(kinds.includes("manifest") ? [["manifest-src", href] as const] : []),
    ...(preloaded ? [[preloaded, href] as const] : []),
  ];
}

/** Scheme and host of an absolute URL; `undefined` for a URL within the site, which `'self'` covers. */
function foreignOrigin(url: string, siteUrl: string): string | undefined {
  const isAbsolute = /^\s*(?:https?:)?[/\\]{2}/i.test(url);
  return isAbsolute && URL.canParse(url, siteUrl) ? new URL(url, siteUrl).origin : undefined;
}

/** Handler attributes are `on` plus an event name, and no event is shorter than `cut`; `once` and `only` are not handlers. */
const HANDLER = /^on[a-z]{3,}$/;

function forbiddenAttribute(name: string, value: string): string | undefined {
  if (name.startsWith("on")) return HANDLER.test(name) ? name : undefined;
  return isUrlAttribute(name) && unsafeScheme(value) === "javascript:" ? `${name}="javascript:…"` : undefined;
}

/** The hash of an inline script as a source. Browsers normalize line endings before they hash. */
function hashOf(text: string): string {
  const normal = text.replace(/\r\n?/g, "\n").replaceAll("\0", "\u{fffd}");
  return `'sha256-${new Bun.CryptoHasher("sha256").update(normal).digest("base64")}'`;
}
