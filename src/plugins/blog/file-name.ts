export interface PostFileName {
  /** `2021-08-01`, digits as written. */
  readonly date?: string;
  /** Path of the post below the blog, with a leading `/`. */
  readonly slug: string;
  readonly text: string;
}

/**
 * Reads `2021-08-01-name.md`, `2021-08-01/name.md` and `2021/08/01-name.md`, each also as a folder with `index.md`, in
 * folders of any depth, which become part of the slug after the date. A name without a date becomes the slug unchanged.
 */
export function parsePostFileName(path: string): PostFileName {
  const file = path.replace(/\.mdx?$/i, "");
  const match = /^(.*)(?<!\d)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)[-/]?(.*?)(?:\/index)?$/i.exec(file);
  if (match === null) {
    const name = file.replace(/(?:^|\/)index$/i, "");
    return { slug: `/${name}`, text: name };
  }
  const [, folder = "", year = "", month = "", day = "", text = ""] = match;
  return { date: [year, month, day].join("-"), slug: `/${year}/${month}/${day}/${folder}${text}`, text };
}
