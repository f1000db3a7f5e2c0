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
  const { expression, names } = compiled(path, { exact, strict });
  const found = expression.exec(pathname);
  if (!found) return null;
  const url = found[0] || "/";
  const params = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? "")]));
  return { path, url, isExact: url === pathname, params };
}

interface CompiledPattern {
  readonly expression: RegExp;
  /** Of the parameters, in order. */
  readonly names: readonly string[];
}

/** As many patterns as a site has routes are compiled once; those of a site that makes them up as it goes are not kept. */
const CACHE_LIMIT = 10_000;
const cache = new Map<string, CompiledPattern>();

function compiled(path: string, { exact, strict }: Required<Omit<PathPattern, "path">>): CompiledPattern {
  const key = `${exact ? 1 : 0}${strict ? 1 : 0}${path}`;
  const known = cache.get(key);
  if (known) return known;
  const pattern = compile(path, { exact, strict });
  if (cache.size < CACHE_LIMIT) cache.set(key, pattern);
  return pattern;
}

function compile(path: string, { exact, strict }: Required<Omit<PathPattern, "path">>): CompiledPattern {
  const names: string[] = [];
  const source = path.replace(/\/$/, "").replace(/[.+?^${}()|[\]\\]|:(\w+)|\*/g, (token, name?: string) => {
    if (name === undefined) return token === "*" ? ".*" : `\\${token}`;
    names.push(name);
    return "([^/]+)";
  });
  const end = strict ? "" : "/?";
  return { expression: new RegExp(`^${source}${exact ? `${end}$` : `(?=/|$)`}`, "i"), names };
}
