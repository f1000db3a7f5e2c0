/** Markdown equivalents of elements. */

/** Markers before and after. */
export const MARKS: Readonly<Record<string, string>> = { strong: "**", b: "**", em: "_", i: "_", del: "~~", s: "~~" };

/** Markdown equivalent of an element. */
export type Kind =
  | "mark"
  | "kept"
  | "link"
  | "image"
  | "break"
  | "box"
  | "rule"
  | "frame"
  | "table"
  | "row"
  | "cell"
  | "heading"
  | "summary"
  | "inline";

/** Inline elements. `kept`: Markdown has no syntax for it, and it changes the meaning. */
export const KINDS: ReadonlyMap<string, Kind> = new Map(
  (
    [
      [Object.keys(MARKS).join(" "), "mark"],
      ["sup sub kbd mark ins u", "kept"],
      ["a", "link"],
      ["img", "image"],
      ["br", "break"],
      ["input", "box"],
      ["hr", "rule"],
      ["ul ol li blockquote details", "frame"],
      ["table", "table"],
      ["tr", "row"],
      ["td th", "cell"],
      ["h1 h2 h3 h4 h5 h6", "heading"],
      ["summary", "summary"],
      ["abbr bdi bdo cite code data dfn font label output q ruby rp rt samp small span time tt var wbr", "inline"],
    ] as const
  ).flatMap(([names, kind]) => names.split(" ").map((name) => [name, kind] as const)),
);
