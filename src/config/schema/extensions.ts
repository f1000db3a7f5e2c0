/** Config fields `plugins`, `themes` and `presets`: lists of names or modules, each with options. */

import * as z from "zod/mini";
import { anyObject, callback } from "../fields.ts";

/** A plugin or theme as a function, or as a stand-in for a built-in package. */
export type ExtensionFunction = (context: unknown, options: unknown) => unknown;

const nameOrFunction = z.union([z.string(), callback<ExtensionFunction>()]);

/** An entry of `plugins` or `themes`: a name, path or function, alone or with options; or nothing. */
export const pluginEntrySchema = z.union([
  z.string(),
  callback<ExtensionFunction>(),
  z.tuple([nameOrFunction]),
  z.tuple([nameOrFunction, z.union([anyObject(), z.undefined()])]),
  z.literal(false),
  z.null(),
  z.undefined(),
]);

/** An entry of `presets`. */
export const presetEntrySchema = pluginEntrySchema;

export type PluginEntry = z.output<typeof pluginEntrySchema>;
