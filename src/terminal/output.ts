/** A destination of text. */

export interface Capabilities {
  /** Whether a person watches and lines can be redrawn. */
  readonly interactive: boolean;
  readonly color: boolean;
  /** Width in cells. */
  readonly width: number;
}

export interface Output extends Capabilities {
  write(text: string): void;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export interface StreamFacts {
  readonly env: Environment;
  readonly isTTY: boolean;
  readonly columns?: number | undefined;
}

const DEFAULT_WIDTH = 100;

/**
 * Capabilities of a stream. `FORCE_COLOR` (other than `0` and `false`) takes precedence over `NO_COLOR`, and that over
 * the default: colors on a terminal that is not dumb. A build server's log keeps everything, so nothing is redrawn
 * there.
 */
export function readCapabilities({ env, isTTY, columns }: StreamFacts): Capabilities {
  const capable = isTTY && env["TERM"] !== "dumb";
  return {
    interactive: capable && !isContinuousIntegration(env),
    color: readColor(env) ?? capable,
    width: columns !== undefined && columns > 0 ? columns : DEFAULT_WIDTH,
  };
}

/** Whether the run is on a build server. */
export function isContinuousIntegration(env: Environment): boolean {
  return isOn(env["CI"]);
}

function readColor(env: Environment): boolean | undefined {
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined) return forced === "" || isOn(forced);
  return isOn(env["NO_COLOR"]) || env["NO_COLOR"] === "0" ? false : undefined;
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && !["", "0", "false"].includes(value.toLowerCase());
}
