/** Where the watchdog's program is. The executable has another place for it (`scripts/compile.ts`). */

export const WATCHDOG_URL = new URL("./watchdog-thread.ts", import.meta.url).href;
