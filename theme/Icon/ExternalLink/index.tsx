/** An arrow out of a box: the link leaves the site. */

import type { ReactElement } from "react";

export interface Props {
  readonly width?: number;
  readonly height?: number;
}

export default function IconExternalLink({ width = 12, height = 12 }: Props): ReactElement {
  return (
    <svg
      width={width}
      height={height}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      className="iconExternalLink"
      aria-hidden
    >
      <path d="M9.5 2.5h4v4m0-4-6 6m-1-5h-4v10h10v-4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
