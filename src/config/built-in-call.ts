/** Built-in plugins that a site's own plugin calls, as one does that wraps them. */

const MAKER = Symbol.for("veloci.built-in-maker");

const DEFAULTS = Symbol.for("veloci.built-in-defaults");

/** Makes an instance of the built-in plugin that replaces a package. */
export type BuiltInMaker = (packageName: string, options: unknown) => unknown;

/** The context with what makes built-in plugins. A copy that spreads it can make them as well. */
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

/** The package whose options a schema is for; `undefined` for a schema of the site's own. */
export function packageOfSchema(schema: unknown): string | undefined {
  const name: unknown = Reflect.get(Object(schema), DEFAULTS);
  return typeof name === "string" ? name : undefined;
}
