/** Files that are imported as files, not as modules. */

declare module "*.woff2" {
  /** Path of the file, also inside the executable. */
  const path: string;
  export default path;
}

declare module "*.woff" {
  /** Path of the file, also inside the executable. */
  const path: string;
  export default path;
}

declare module "*.css" {
  const text: string;
  export default text;
}
