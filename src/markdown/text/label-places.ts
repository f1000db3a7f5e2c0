/** Links that take their URL from a label (`[text][label]`). */

import type { Position, Slot } from "../../model/document.ts";

export class LabelPlaces {
  /** Where labels say their URLs. */
  readonly #labels = new Map<string, Position>();
  readonly #references: { readonly slot: number; readonly label: string }[] = [];

  /** Notes that a slot has its URL from a label. */
  refer(label: string, slot: number): void {
    this.#references.push({ slot, label });
  }

  /** Notes where a label says its URL; of two equal ones the first counts. */
  define(label: string, position: () => Position): void {
    if (!this.#labels.has(label)) this.#labels.set(label, position());
  }

  /** Moves the slots to the places of their URLs: there, one correction mends all the links. */
  place(slots: Slot[]): void {
    for (const { slot: index, label } of this.#references) {
      const slot = slots[index];
      if (slot) slots[index] = { ...slot, ...this.#labels.get(label) };
    }
  }
}
