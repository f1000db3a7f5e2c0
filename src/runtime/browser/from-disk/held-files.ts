/**
 * Files of the site that scripts request. Browsers neither fetch nor import files from a disk, but they run classic
 * scripts, so each of these files is a script that contains its content.
 */

/** A script that has run, with its content. `src/emit/offline-zip` and `src/bundle/theme/disk-scripts.ts` write such scripts. */
interface HoldingScript extends HTMLScriptElement {
  readonly held?: unknown;
}

/** Returns the content of the script at a URL. Rejects if there is no such script. */
export async function loadHeld(src: string): Promise<unknown> {
  const script: HoldingScript = document.createElement("script");
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.addEventListener("load", () => resolve());
  script.addEventListener("error", () => reject(new TypeError(`${src} could not be loaded.`)));
  script.src = src;
  document.head.append(script);
  await promise.finally(() => script.remove());
  return script.held;
}

/** Lets `fetch` answer for URLs with such a script. `scriptOf` returns the script's URL. */
export function fetchHeld(scriptOf: (url: string) => string | undefined): void {
  const original = window.fetch;
  const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const src = typeof input === "string" ? scriptOf(input) : undefined;
    if (src === undefined) return original(input, init);
    return new Response(String(await loadHeld(src)));
  };
  window.fetch = Object.assign(answer, { preconnect: original.preconnect });
}
