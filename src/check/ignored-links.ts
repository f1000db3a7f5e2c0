/** The external links to ignore: one URL or pattern per line, where `*` is any text; lines that start with `#` are comments. */
export function parseIgnoredLinks(text: string): (url: string) => boolean {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const patterns = lines.filter((line) => line !== "" && !line.startsWith("#")).map(toPattern);
  return (url) => patterns.some((pattern) => pattern.test(url));
}

function toPattern(line: string): RegExp {
  const parts = line.split("*").map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}
