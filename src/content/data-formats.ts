/** Text formats of data that code and Markdown import. */

/** `json` also means whatever format the name of a file suggests: webpack's type `json` has its own parsers. */
export type DataFormat = "yaml" | "toml" | "json";

/** The value that the text of a file describes. Throws if the text is not of that format. */
export function parseData(format: DataFormat, name: string, text: string): unknown {
  if (format === "yaml" || /\.ya?ml$/i.test(name)) return Bun.YAML.parse(text);
  return format === "toml" || name.endsWith(".toml") ? Bun.TOML.parse(text) : Bun.JSON5.parse(text);
}
