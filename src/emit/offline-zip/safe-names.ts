/** Reserved device names, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;

const FORBIDDEN = /[\p{Cc}<>:"\\|?*]/gu;

/** File names that are valid on every system: a path for each of `paths`, unchanged wherever possible. */
export function safeNames(paths: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    paths.toSorted().map((path) => {
      const safe = path.split("/").map(safeName).join("/");
      let free = safe;
      for (let count = 2; taken.has(keyOf(free)); count++) free = numbered(safe, count);
      taken.add(keyOf(free));
      // A file cannot have the name of a folder.
      for (let at = free.indexOf("/"); at > 0; at = free.indexOf("/", at + 1)) taken.add(keyOf(free.slice(0, at)));
      return [path, free] as const;
    }),
  );
}

/** Systems that ignore case compare these. */
function keyOf(path: string): string {
  return path.normalize("NFC").toLowerCase();
}

function safeName(name: string): string {
  return name
    .replace(FORBIDDEN, "-")
    .replace(DEVICE, "$&_")
    .replace(/[. ]+$/, (end) => "_".repeat(end.length));
}

/** `a/b.html` → `a/b-2.html`. */
function numbered(path: string, count: number): string {
  return path.replace(/(\.[^./]*)?$/, (extension) => `-${count}${extension}`);
}
