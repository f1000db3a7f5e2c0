/** The size of a card in pixels, apart from the code that draws: builds that draw nothing do not load that. */

export const WIDTH = 1200;
export const HEIGHT = 630;
