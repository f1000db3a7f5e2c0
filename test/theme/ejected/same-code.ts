/** Components that a later release has as an earlier one: alone in the place of ours, both are the same copy. */

import { dirname, join } from "node:path";
import { componentsOf } from "./bundle-copies.ts";

/** Takes types and comments away, which is all that many releases changed. */
const TYPELESS = new Bun.Transpiler({ loader: "tsx", tsconfig: JSON.stringify({ compilerOptions: { jsx: "react" } }) });

const STYLES = "styles.module.css";

/** Returns the components of a release whose code was in none of the releases before, which `seen` remembers. */
export async function newIn(release: string, names: readonly string[], seen: Set<string>): Promise<string[]> {
  const codes = await Promise.all(names.map((name) => readCode(release, name)));
  return names.filter((name, index) => {
    const code = codes[index];
    if (code === undefined) return true;
    const key = `${name}\n${code}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** What the component is, with its styles; `undefined` if it imports other files of its release, which differ. */
async function readCode(release: string, name: string): Promise<string | undefined> {
  for (const path of [`${name}/index.tsx`, `${name}.tsx`]) {
    const file = join(componentsOf(release), path);
    if (!(await Bun.file(file).exists())) continue;
    const code = TYPELESS.transformSync(await Bun.file(file).text());
    const others = TYPELESS.scanImports(code).filter(({ path: from }) => from.startsWith("."));
    if (others.some(({ path: from }) => from !== `./${STYLES}`)) return undefined;
    return others.length === 0 ? code : code + (await Bun.file(join(dirname(file), STYLES)).text());
  }
  return undefined;
}
