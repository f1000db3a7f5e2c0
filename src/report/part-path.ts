/** Names the parts of a file that have their own pages, such as the sections of a changelog: `CHANGELOG.md#1.2.3`. */

/** Returns the path of a part. Markdown files end in `.md` or `.mdx`, so no real file has such a name. */
export function partPath(file: string, name: string): string {
  // A slash would move the part into another folder.
  return `${file}#${name.replaceAll("/", "%2F")}`;
}

/** Returns the file of a path to a file or a part of one. */
export function fileOfPart(path: string): string {
  return path.replace(/(?<=\.mdx?)#.*$/is, "");
}
