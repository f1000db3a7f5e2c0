/** Where the writer thread's program is. The executable has another place for it (`scripts/compile.ts`). */

export const WRITER_URL = new URL("./writer-thread.ts", import.meta.url).href;
