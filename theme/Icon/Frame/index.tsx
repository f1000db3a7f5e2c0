/** Common frame of the icons: strokes in the color of the text, hidden from screen readers. */

import { createElement, type ReactElement, type SVGProps } from "react";

export interface Props extends SVGProps<SVGSVGElement> {
  /** Width and height of the drawing; the icon has them too, unless it is given others. */
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
