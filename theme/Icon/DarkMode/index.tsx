/** A moon. */

import type { ReactElement, SVGProps } from "react";

export default function IconDarkMode(props: SVGProps<SVGSVGElement>): ReactElement {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden
      {...props}
    >
      <path d="M16.6 12.1A7 7 0 0 1 7.9 3.4a7 7 0 1 0 8.7 8.7Z" strokeLinejoin="round" />
    </svg>
  );
}
