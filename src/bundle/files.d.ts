/** Files that are imported for what they are, not as modules. */

declare module "*.woff2" {
  /** Path of the file; inside of the executable as well. */
  const path: string;
  export default path;
}

declare module "*.woff" {
  /** Path of the file; inside of the executable as well. */
  const path: string;
  export default path;
}

declare module "*.css" {
  const text: string;
  export default text;
}
