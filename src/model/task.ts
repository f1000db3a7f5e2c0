/** Work that any thread can do: a function of plain data, which may remember what it was given before. */

export interface Task<Given, Made> {
  /** Threads know it by this name. */
  readonly name: string;
  /** Whether questions and answers are JSON: they cross as bytes, whose memory is free at once. */
  readonly isText?: true;
  /** Makes the function. */
  open(): (given: Given) => Made;
}

/** Has a task done. Answers come in the order of the questions. */
export type RunTask = <Given, Made>(task: Task<Given, Made>, given: Given) => Promise<Made>;
