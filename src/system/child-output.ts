import { cleanedUp } from "./cleaned-up.ts";

export interface ChildOutput {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Reads what another program prints, until its end. A signal that ends this process ends the program, too. */
export function childOutput(child: Bun.Subprocess<"ignore", "pipe", "pipe">): Promise<ChildOutput> {
  const read = async (): Promise<ChildOutput> => {
    const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
    return { code: await child.exited, out, err };
  };
  return cleanedUp(() => child.kill(), read);
}
