/** Draws cards on any thread. */

import type { Task } from "../model/task.ts";
import { type CardFrame, type CardText, makeCards } from "./card.ts";
import { FONT_FILES } from "./font-files.ts";
import { makeTypeface } from "./typeface.ts";
import type { Direction } from "./visual-order.ts";

export interface CardsRequest {
  /** Identifies the frame. */
  readonly site: string;
  readonly frame: CardFrame;
  readonly direction: Direction;
  readonly texts: readonly CardText[];
}

export const drawCards: Task<CardsRequest, Uint8Array[]> = {
  name: "cards",
  open() {
    const known = new Map<string, ReturnType<typeof makeCards>>();
    return ({ site, frame, direction, texts }) => {
      const draw = known.get(site) ?? makeCards(frame, makeTypeface(FONT_FILES, direction));
      known.set(site, draw);
      return texts.map(draw);
    };
  },
};
