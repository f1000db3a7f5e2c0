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

type Exactness = Required<Omit<PathPattern, "path">>;

type PathMatcher = (pathname: string, options: string | PathPattern) => PathMatch | null;

/** The match of a pathname with a route pattern such as `/docs/:version`, or null. `:name` takes one segment, `*` the rest. */
export const matchPath: PathMatcher = makePathMatcher(10_000);

/** Makes a matcher that caches up to `limit` compiled patterns. */
function makePathMatcher(limit: number): PathMatcher {
  const known = new Map<string, CompiledPattern>();
  const compileOnce = (path: string, exactness: Exactness): CompiledPattern => {
    const key = `${Number(exactness.exact)}${Number(exactness.strict)}${path}`;
    const pattern = known.get(key) ?? compile(path, exactness);
    if (known.size < limit) known.set(key, pattern);
    return pattern;
  };
  return (pathname, options) => {
    const { path = "/", exact = false, strict = false } = typeof options === "string" ? { path: options } : options;
    const { expression, names } = compileOnce(path, { exact, strict });
    const found = expression.exec(pathname);
    if (!found) return null;
    const url = found[0] || "/";
    const params = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? "")]));
    return { path, url, isExact: url === pathname, params };
  };
}

interface CompiledPattern {
  readonly expression: RegExp;
  /** Names of the parameters, in order. */
  readonly names: readonly string[];
}

function compile(path: string, { exact, strict }: Exactness): CompiledPattern {
  const names: string[] = [];
  const source = path.replace(/\/$/, "").replace(/[.+?^${}()|[\]\\]|:(\w+)|\*/g, (token, name?: string) => {
    if (name === undefined) return token === "*" ? ".*" : `\\${token}`;
    names.push(name);
    return "([^/]+)";
  });
  const end = strict ? "" : "/?";
  return { expression: new RegExp(`^${source}${exact ? `${end}$` : `(?=/|$)`}`, "i"), names };
}
