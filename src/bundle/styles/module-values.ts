/**
 * Values that CSS modules give to code: `:export { name: value }` and `@value name: value`. From the bundler, code gets only classes,
 * so each value is a declaration of a class until everything is bundled.
 */

const PROPERTY = "--veloci-value";

/** A CSS module with such classes, and with values in place of the names that `@value` gives them. All lines keep their numbers. */
export function withValueClasses(css: string): string {
  if (!/:export\b|@value\s/.test(css)) return css;
  const values = new Map<string, string>();
  const plain = css.replace(
    /@value\s+([A-Za-z_][\w-]*)\s*:\s*([^;{}]+);/g,
    (statement, name: string, value: string) => {
      values.set(name, withValues(value.trim(), values));
      return linesOf(statement);
    },
  );
  const text = withValues(plain, values).replace(/:export\s*\{([^{}]*)\}/g, (rule, body: string) => {
    for (const [, name = "", value = ""] of body.matchAll(/([A-Za-z_][\w-]*)\s*:\s*([^;]+)/g))
      values.set(name, value.trim());
    return linesOf(rule);
  });
  const classes = [...values].map(([name, value]) => `.${name}{${PROPERTY}:"${encodeURIComponent(value)}"}`);
  return `${text}\n${classes.join("\n")}`;
}

function linesOf(text: string): string {
  return text.replace(/[^\n]+/g, "");
}

/** Names of properties and classes are none of values. */
function withValues(text: string, values: ReadonlyMap<string, string>): string {
  if (values.size === 0) return text;
  const names = [...values.keys()].map((name) => RegExp.escape(name)).join("|");
  return text.replace(
    new RegExp(`(?<![\\w.#@-])(?:${names})(?![\\w-]|\\s*:)`, "g"),
    (name) => values.get(name) ?? name,
  );
}

const VALUE_RULE = new RegExp(`((?:\\.[\\w-]+[\\s,]*)+)\\{\\s*${PROPERTY}:\\s*"([^"]*)";?\\s*\\}\\s*`, "g");

/** The texts of a bundle with the values in its scripts, and without the classes in its sheets. */
export function withModuleValues<T extends { readonly name: string; readonly text: string }>(
  outputs: readonly T[],
): T[] {
  const values = new Map<string, string>();
  const rest = outputs.map((output) => {
    if (!output.name.endsWith(".css") || !output.text.includes(PROPERTY)) return output;
    const text = output.text.replace(VALUE_RULE, (_, selectors: string, value: string) => {
      for (const [name] of selectors.matchAll(/[\w-]+/g)) values.set(name, decodeURIComponent(value));
      return "";
    });
    return { ...output, text };
  });
  if (values.size === 0) return rest;
  const quoted = new RegExp(`"(${[...values.keys()].map((name) => RegExp.escape(name)).join("|")})"`, "g");
  return rest.map((output) => ({
    ...output,
    text: output.text.replace(quoted, (_, name: string) => JSON.stringify(values.get(name))),
  }));
}
