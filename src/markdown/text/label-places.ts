/** Links that take their URL from a reference (`[text][label]`). */

import type { Position, Slot } from "../../model/document.ts";

export class LabelPlaces {
  /** Positions of the definitions of labels. */
  readonly #labels = new Map<string, Position>();
  readonly #references: { readonly slot: number; readonly label: string }[] = [];

  /** Records that a slot has its URL from a label. */
  refer(label: string, slot: number): void {
    this.#references.push({ slot, label });
  }

  /** Records the position of a definition; of two equal labels, the first counts. */
  define(label: string, position: () => Position): void {
    if (!this.#labels.has(label)) this.#labels.set(label, position());
  }

  /** Moves the slots to the positions of their URLs, where one correction fixes all the links. */
  place(slots: Slot[]): void {
    for (const { slot: index, label } of this.#references) {
      const slot = slots[index];
      if (slot) slots[index] = { ...slot, ...this.#labels.get(label) };
    }
  }
}
