/** The common `<svg>` of icons: strokes in the text color, hidden from screen readers. */

import { createElement, type ReactElement, type SVGProps } from "react";

export interface Props extends SVGProps<SVGSVGElement> {
  /** Width and height of the drawing, and the default size of the icon. */
  readonly box: number;
}

export default function IconFrame({ box, ...props }: Props): ReactElement {
  return createElement("svg", {
    width: box,
    height: box,
    viewBox: `0 0 ${box} ${box}`,
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 1.75,
    strokeLinecap: "round",
    strokeLinejoin: "round",
    "aria-hidden": true,
    ...props,
  });
}
