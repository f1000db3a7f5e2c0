/** Config fields `plugins`, `themes` and `presets`: lists of names or modules, each with options. */

import * as z from "zod/mini";
import { anyObject, callback } from "../fields.ts";

/** A plugin or theme as a function, or as a stand-in for a package that is built in. */
export type ExtensionFunction = (context: unknown, options: unknown) => unknown;

const off = z.union([z.literal(false), z.null(), z.undefined()]);
const nameOrFunction = z.union([z.string(), callback<ExtensionFunction>()]);
const withOptions = z.union([
  z.tuple([nameOrFunction]),
  z.tuple([nameOrFunction, z.union([anyObject(), z.undefined()])]),
]);

/** An entry of `plugins` or `themes`. */
export const pluginEntrySchema = z.union([z.string(), callback<ExtensionFunction>(), withOptions, off]);

/** An entry of `presets`. */
export const presetEntrySchema = pluginEntrySchema;

export type PluginEntry = z.output<typeof pluginEntrySchema>;
