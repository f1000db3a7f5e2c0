/** Compares a pathname with a route pattern such as `/docs/:version`. */

export interface PathMatch {
  readonly path: string;
  readonly url: string;
  readonly isExact: boolean;
  readonly params: Readonly<Record<string, string>>;
}

export interface PathPattern {
  readonly path?: string;
  /** Only the whole path matches. */
  readonly exact?: boolean;
  /** A trailing slash matters. */
  readonly strict?: boolean;
}

/** The match of `pathname`, or null. `:name` takes one segment, `*` the rest. */
export function matchPath(pathname: string, options: string | PathPattern): PathMatch | null {
  const { path = "/", exact = false, strict = false } = typeof options === "string" ? { path: options } : options;
  const names: string[] = [];
  const source = path.replace(/\/$/, "").replace(/[.+?^${}()|[\]\\]|:(\w+)|\*/g, (token, name?: string) => {
    if (name === undefined) return token === "*" ? ".*" : `\\${token}`;
    names.push(name);
    return "([^/]+)";
  });
  const end = strict ? "" : "/?";
  const found = new RegExp(`^${source}${exact ? `${end}$` : `(?=/|$)`}`, "i").exec(pathname);
  if (!found) return null;
  const url = found[0] || "/";
  const params = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? "")]));
  return { path, url, isExact: url === pathname, params };
}
