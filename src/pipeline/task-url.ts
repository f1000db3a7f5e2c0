/** URL of the second thread's program. The executable keeps it elsewhere (`scripts/compile.ts`). */

export const TASK_URL = new URL("./task-thread.ts", import.meta.url).href;
