/** An arrow to the right; style sheets turn it. */

import type { ReactElement, SVGProps } from "react";

export default function IconArrow(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden
      {...props}
    >
      <path d="m5 4.5 5.5 5.5L5 15.5M10.5 4.5 16 10l-5.5 5.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
