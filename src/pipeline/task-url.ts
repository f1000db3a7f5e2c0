/** Where the program of the second thread is. The executable has another place for it (`scripts/compile.ts`). */

export const TASK_URL = new URL("./task-thread.ts", import.meta.url).href;
