/** Built-in plugins that a site's own plugin calls, usually to wrap them. */

const MAKER = Symbol.for("veloci.built-in-maker");

const DEFAULTS = Symbol.for("veloci.built-in-defaults");

/** Makes an instance of the built-in plugin that replaces a package. */
export type BuiltInMaker = (packageName: string, options: unknown) => unknown;

/** The context with functions that make built-in plugins. A copy that spreads it can make them as well. */
export function withBuiltInMaker<T extends object>(context: T, make: BuiltInMaker): T {
  return Object.assign(context, { [MAKER]: make });
}

/** Calls a package as a plugin; `undefined` unless the first argument is a plugin context. */
export function callBuiltIn(packageName: string, [context, options]: readonly unknown[]): unknown {
  const make: unknown = Reflect.get(Object(context), MAKER);
  return typeof make === "function" ? (make as BuiltInMaker)(packageName, options) : undefined;
}

interface OptionsInput {
  readonly options: unknown;
  readonly validate: (schema: object, options: unknown) => unknown;
}

/** `validateOptions` of a package: the format's `validate` fills in the defaults. */
export function makeValidateOptions(packageName: string): (input: OptionsInput) => unknown {
  return ({ options, validate }) => validate({ [DEFAULTS]: packageName }, options);
}

/** The package that a schema belongs to; `undefined` for a schema of the site. */
export function packageOfSchema(schema: unknown): string | undefined {
  const name: unknown = Reflect.get(Object(schema), DEFAULTS);
  return typeof name === "string" ? name : undefined;
}
