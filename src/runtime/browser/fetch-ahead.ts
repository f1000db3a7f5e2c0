/** Fetches a file into the browser's cache with the lowest priority. Rejects if it is unavailable, or when the signal aborts. */
export async function fetchAhead(url: string, as: "fetch" | "script", signal: AbortSignal): Promise<void> {
  const link = document.createElement("link");
  if (!link.relList.supports("prefetch")) {
    const response = await fetch(url, { priority: "low", signal });
    // An unread response keeps the service worker that sent it busy, which delays the next version.
    await response.arrayBuffer();
    return;
  }
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  Object.assign(link, { rel: "prefetch", as, href: url, onload: resolve, onerror: reject });
  signal.addEventListener("abort", reject);
  document.head.append(link);
  await promise.finally(() => link.remove());
}
