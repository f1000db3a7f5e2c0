import { toReactName, toStyleObject } from "./attributes.ts";
import type { Json, JsonObject } from "../../model/json.ts";

/** Boolean attributes. */
const FLAGS = new Set(
  "allowfullscreen async autofocus autoplay checked controls default defer disabled hidden inert loop multiple muted nomodule novalidate open playsinline readonly required reversed selected".split(
    " ",
  ),
);

/** Attributes of HTML as props of a React element; without event handlers in text form, which React cannot use. */
export function toReactProps(attributes: Readonly<Record<string, string>>): JsonObject {
  const props: Record<string, Json> = Object.create(null);
  for (const [name, value] of Object.entries(attributes)) {
    const lower = name.toLowerCase();
    if (/^on[a-z]/.test(lower)) continue;
    if (lower === "style") props["style"] = toStyleObject(value);
    else props[toReactName(name)] = FLAGS.has(lower) ? true : value;
  }
  return props;
}
