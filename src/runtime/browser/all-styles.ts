/** Makes components that need more of the theme's styles than the page has wait for them. */

/** Wraps a loader of components so that it also waits for all styles. */
export function withAllStyles<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    const [loaded] = await Promise.all([load(), loadAllStyles()]);
    return loaded;
  };
}

/** Resolves when the page has all styles of the theme; at once if it had them from the start. */
export async function loadAllStyles(): Promise<void> {
  const sheets = document.querySelectorAll('link[data-larger]:not([data-larger=""])');
  if (sheets.length > 0) await (await import("./page-fetcher.ts")).loadStyles();
}
