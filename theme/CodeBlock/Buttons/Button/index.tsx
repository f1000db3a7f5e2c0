/** A button of a code block. */

import clsx from "clsx";
import type { ComponentProps, ReactElement } from "react";

export default function CodeBlockButton({ className, ...props }: ComponentProps<"button">): ReactElement {
  return <button type="button" className={clsx("clean-btn", className)} {...props} />;
}
