/** URL of the watchdog's program. The executable keeps it elsewhere (`scripts/compile.ts`). */

export const WATCHDOG_URL = new URL("./watchdog-thread.ts", import.meta.url).href;
