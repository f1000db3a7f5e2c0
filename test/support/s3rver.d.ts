/** What the tests use of `@20minutes/s3rver`, which comes without types. */
declare module "@20minutes/s3rver" {
  interface Options {
    readonly port: number;
    readonly address: string;
    readonly silent: boolean;
    readonly directory: string;
    readonly allowMismatchedSignatures: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }
  interface Context {
    readonly method: string;
    readonly path: string;
    status: number;
    body: unknown;
  }
  /** A server in the shape of Koa: `middleware` runs in order. */
  class S3rver {
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    constructor(options: Options);
    run(): Promise<{ readonly port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
