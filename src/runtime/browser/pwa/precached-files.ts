export interface PrecachedFiles {
  /** Returns the address of the file for a request; `undefined` when there is none. Only pages ignore the query. */
  find(url: URL, isPage: boolean): string | undefined;
}

/** Indexes files by address, so that a request for `/docs/` or `/docs` finds `/docs/index.html` or `/docs.html`. */
export function indexPrecachedFiles(urls: Iterable<string>): PrecachedFiles {
  const files = new Map([...urls].map((url) => [toKey(new URL(url)), url]));
  return {
    find(url, isPage) {
      if (url.search !== "" && !isPage) return files.get(toKey(url));
      const path = url.origin + decode(url.pathname);
      const names = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
      return names.map((name) => files.get(name)).find((file) => file !== undefined);
    },
  };
}

/** Links and file lists may encode different characters of the same path. */
function toKey({ origin, pathname, search }: URL): string {
  return origin + decode(pathname) + search;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
