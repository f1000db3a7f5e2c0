/** File types that an import or `require` turns into a URL. */
const ASSET = /\.(?!(?:[cm]?[jt]sx?|mdx?|json5?|ya?ml|css|s[ac]ss|less)(?:$|[?#]))[a-z\d]{1,5}(?:$|[?#])/i;

/** Whether an imported module is a file that gets a URL, rather than code or data. */
export function isAsset(from: string): boolean {
  return ASSET.test(from) && !from.includes("!");
}
