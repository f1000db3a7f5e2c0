// `@docusaurus/logger`: messages on the console. Templates may name the kind of a value: `path=${file}`.

type Print = (message: unknown, ...values: readonly unknown[]) => void;
type Format = (message: unknown, ...values: readonly unknown[]) => string;

declare const logger: {
  readonly [style in "red" | "yellow" | "green" | "bold" | "dim"]: Format;
} & {
  readonly [kind in "path" | "url" | "name" | "code" | "subdue" | "num"]: (value: unknown) => string;
} & {
  readonly interpolate: (parts: TemplateStringsArray, ...values: readonly unknown[]) => string;
  readonly info: Print;
  readonly warn: Print;
  readonly error: Print;
  readonly success: Print;
  readonly report: (level: "ignore" | "log" | "warn" | "throw") => Print;
  readonly newLine: () => void;
};
export default logger;
export { logger };
export declare const PerfLogger: {
  start(label: string): void;
  end(label: string): void;
  log(label: string): void;
  async<T>(label: string, run: () => T | Promise<T>): Promise<T>;
};
