import type { ReactElement } from "react";
import { interpolate, type Values } from "../shared/interpolate.ts";

export { interpolate } from "../shared/interpolate.ts";

export interface InterpolateProps {
  readonly children: string;
  readonly values?: Values;
}

/** `@docusaurus/Interpolate`: text with `{placeholders}` filled by values, which may be elements. Throws when its child is not a plain string. */
export default function Interpolate({ children, values }: InterpolateProps): ReactElement {
  if (typeof children !== "string") {
    throw new Error("<Interpolate> takes one plain string as its child; its values are for everything else.");
  }
  return <>{interpolate(children, values)}</>;
}
