/** Starts the test server of a search engine as a process of its own, and talks to it. */

import { join } from "node:path";
import type { HostedEngineName } from "../../../src/lookup/hosted-search.ts";
import type { Control, SeenRequest } from "./record-server.ts";

export interface EngineServer extends AsyncDisposable {
  readonly url: string;
  /** Makes the next requests fail, or no longer. */
  control(control: Control): Promise<void>;
  /** Requests since the last call. */
  requests(): Promise<SeenRequest[]>;
  stop(): Promise<void>;
}

/** Starts a server and waits for its address. */
export async function startEngine(name: HostedEngineName): Promise<EngineServer> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, `${name}.ts`)], {
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
  });
  const { value } = await child.stdout.getReader().read();
  const url = new TextDecoder().decode(value).trim();
  const stop = async (): Promise<void> => {
    child.kill();
    await child.exited;
  };
  return {
    url,
    control: async (control) => void (await fetch(`${url}/control`, { method: "POST", body: JSON.stringify(control) })),
    requests: async () => (await (await fetch(`${url}/requests`)).json()) as SeenRequest[],
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
