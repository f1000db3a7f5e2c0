/** Fetches a file into the browser's cache with the lowest priority. Rejects when it cannot be had, or by the signal. */
export async function fetchAhead(url: string, as: "fetch" | "script", signal: AbortSignal): Promise<void> {
  const link = document.createElement("link");
  if (!link.relList.supports("prefetch")) {
    const response = await fetch(url, { priority: "low", signal });
    // An answer that nobody reads keeps the service worker that gave it busy, and the next version waits for that.
    await response.arrayBuffer();
    return;
  }
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  Object.assign(link, { rel: "prefetch", as, href: url, onload: resolve, onerror: reject });
  signal.addEventListener("abort", reject);
  document.head.append(link);
  await promise.finally(() => link.remove());
}
