import { isExternalUrl } from "../../url/paths.ts";
import { type StartTag, editTags } from "./tags.ts";
import { localStyles } from "./local-styles.ts";

export interface LocalPageRequest {
  readonly html: string;
  /** Returns the relative address of a URL path of the site; `undefined` for any other URL. */
  readonly toAddress: (url: string) => string | undefined;
  /** URL of the site's entry script. */
  readonly entryUrl: string;
  /** The tag that replaces it. */
  readonly script: string;
}

/** Attributes that contain one URL. */
const ADDRESSES = ["href", "xlink:href", "src", "poster", "data", "action", "formaction", "data-to"];

/** Links to files that browsers request only from a server. */
const NEEDS_SERVER = new Set(["modulepreload", "manifest", "search", "prefetch"]);

/** A page of the offline copy. */
export function localPage({ html, toAddress, entryUrl, script }: LocalPageRequest): string {
  const tag = (start: StartTag): ReadonlyMap<string, string> | string | undefined => {
    const { name, attributes } = start;
    if (name === "script" && attributes.get("src") === entryUrl) return script;
    if (name === "link" && needsServer(attributes)) return "";
    return localAttributes(start, toAddress);
  };
  return editTags(html, { tag, style: (css) => localStyles(css, toAddress) });
}

function needsServer(attributes: StartTag["attributes"]): boolean {
  const kind = attributes.get("as");
  return (
    NEEDS_SERVER.has(attributes.get("rel") ?? "") ||
    (attributes.get("rel") === "preload" && (kind === "fetch" || kind === "script"))
  );
}

function localAttributes(
  { name, attributes }: StartTag,
  toAddress: LocalPageRequest["toAddress"],
): ReadonlyMap<string, string> | undefined {
  const changed = new Map<string, string>();
  const note = (attribute: string, change: (value: string) => string | undefined): void => {
    const value = attributes.get(attribute);
    const local = value === undefined ? undefined : change(value);
    if (local !== undefined && local !== value) changed.set(attribute, local);
  };
  for (const attribute of ADDRESSES) note(attribute, toAddress);
  for (const attribute of ["srcset", "imagesrcset"]) note(attribute, (list) => localList(list, /,\s+/, toAddress));
  note("data-larger", (list) => localList(list, /\s+/, toAddress));
  note("style", (css) => localStyles(css, toAddress));
  if (name === "meta" && attributes.get("http-equiv")?.toLowerCase() === "refresh")
    note("content", (text) => text.replace(/(url=)(.*)$/i, (_, start, url) => start + (toAddress(url) ?? url)));
  return changed.size > 0 ? changed : undefined;
}

/** Lists of URLs, each with an optional descriptor. */
function localList(list: string, separator: RegExp, toAddress: LocalPageRequest["toAddress"]): string {
  const between = separator.exec(list)?.[0] ?? "";
  return list
    .split(separator)
    .map((item) => item.replace(/^\S+/, (url) => (isExternalUrl(url) ? url : (toAddress(url) ?? url))))
    .join(between);
}
