/** How the parts of a file are named that are pages of their own: the sections of a changelog. `CHANGELOG.md#1.2.3`. */

/** Path of a part. Markdown files end in `.md` or `.mdx`, so no file is called so. */
export function partPath(file: string, name: string): string {
  // Folders are told by slashes, and a part is in the folder of its file.
  return `${file}#${name.replaceAll("/", "%2F")}`;
}

/** The file that a path names, or names a part of. */
export function fileOfPart(path: string): string {
  return path.replace(/(?<=\.mdx?)#.*$/is, "");
}
