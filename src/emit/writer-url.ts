/** URL of the writer thread's program. The executable has it elsewhere (`scripts/compile.ts`). */

export const WRITER_URL = new URL("./writer-thread.ts", import.meta.url).href;
