/** Components that need more of the theme's styles than the page has wait for them. */

/** A loader of components that waits for all styles too. */
export function withAllStyles<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [loaded] = await Promise.all([load(), loadAllStyles()]);
    return loaded;
  };
}

/** Resolves when the page has all styles of the theme; at once when it had them from the start. */
export async function loadAllStyles(): Promise<void> {
  const sheets = document.querySelectorAll('link[data-larger]:not([data-larger=""])');
  if (sheets.length > 0) await (await import("./page-fetcher.ts")).loadStyles();
}
