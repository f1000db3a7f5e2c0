/**
 * Bundles a chunk again, unless that makes it larger when compressed: the most used names then become the shortest, and
 * constants that appear when modules are joined are folded.
 */
export async function minifyAgain(text: string): Promise<string> {
  const { plain, restore } = withoutHashes(text);
  const file = "/chunk.js";
  const { outputs } = await Bun.build({
    entrypoints: [file],
    files: { [file]: plain },
    target: "browser",
    format: "esm",
    minify: true,
    external: ["*"],
  });
  const again = (await outputs[0]?.text()) ?? plain;
  return Bun.gzipSync(again).byteLength < Bun.gzipSync(plain).byteLength ? restore(again) : text;
}

/**
 * The bundler's hashes in the names of other chunks differ from run to run. With numbers in their place, neither the
 * compared sizes nor the chosen names depend on them.
 */
function withoutHashes(text: string): { readonly plain: string; restore(changed: string): string } {
  const names: string[] = [];
  const plain = text.replace(/"\.\/[\w.-]+-[a-z\d]{8}\.js"/g, (name) => {
    if (!names.includes(name)) names.push(name);
    return `"./chunk-${names.indexOf(name)}.js"`;
  });
  const restore = (changed: string): string =>
    changed.replace(/"\.\/chunk-(\d+)\.js"/g, (name, index: string) => names[Number(index)] ?? name);
  return { plain, restore };
}
