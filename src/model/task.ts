/** Work that any thread can do: a function of plain data, which may cache earlier input. */

export interface Task<Given, Made> {
  /** Identifies it across threads. */
  readonly name: string;
  /** Whether questions and answers are JSON: they are passed as bytes, whose memory is freed at once. */
  readonly isText?: true;
  /** Makes the function. */
  open(): (given: Given) => Made;
}

/** Runs a task. Answers come in the order of the questions. */
export type RunTask = <Given, Made>(task: Task<Given, Made>, given: Given) => Promise<Made>;
