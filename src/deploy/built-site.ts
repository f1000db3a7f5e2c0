import { MANIFEST_NAME } from "../emit/manifest.ts";

/** File names that belong to the place, not to a site. */
const HARMLESS: ReadonlySet<string> = new Set([
  ".git",
  ".nojekyll",
  "CNAME",
  "README.md",
  "LICENSE",
  ".gitignore",
  ".gitattributes",
]);

/** Whether a place is empty, or contains a site that Veloci or the format's own tool built. `readHome` returns the text of `index.html`. */
export async function isReplaceable(names: readonly string[], readHome: () => Promise<string>): Promise<boolean> {
  if (names.every((name) => HARMLESS.has(name)) || names.includes(MANIFEST_NAME)) return true;
  return /<meta[^>]*name="?generator"?[^>]*content="?(?:Docusaurus|Veloci)/i.test(await readHome());
}
