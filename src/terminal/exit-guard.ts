import type { SiteCode } from "../model/site-code.ts";

/** All functions of `process` that end it at once; `exit` uses `reallyExit`. */
const ENDINGS = ["exit", "reallyExit", "abort"] as const;

/** Keeps code of the site from ending the process: makes its functions throw for everyone, and returns one that really ends it. */
export function guardExit(siteCode: SiteCode): (code: number) => never {
  const endings = ENDINGS.map((name) => ({ name, value: Reflect.get(process, name) as (code: number) => never }));
  for (const { name } of endings) define(name, (code) => siteCode.exit(`process.${name}()`, code));
  return (code) => {
    for (const { name, value } of endings) define(name, value);
    // Listeners of the site run first, and may set their own exit code.
    process.once("exit", () => void (process.exitCode = code));
    return process.exit(code);
  };
}

function define(name: string, value: (code: number) => never): void {
  Object.defineProperty(process, name, { value, configurable: true, writable: true });
}
