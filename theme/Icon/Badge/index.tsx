/** Letters in a square, for a social network. */

import type { ReactElement, SVGProps } from "react";

export interface Props extends SVGProps<SVGSVGElement> {
  readonly letters: string;
}

export default function IconBadge({ letters, ...props }: Props): ReactElement {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden {...props}>
      <rect x="1" y="1" width="18" height="18" rx="4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <text x="10" y="14" textAnchor="middle" fontSize="11" fontWeight="600">
        {letters}
      </text>
    </svg>
  );
}
