/** The package of CommonMark's specification has no types of its own. */
declare module "commonmark-spec" {
  export interface Example {
    readonly number: number;
    readonly section: string;
    readonly markdown: string;
    readonly html: string;
  }
  export const tests: readonly Example[];
}
