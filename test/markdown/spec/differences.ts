/**
 * Every example of CommonMark and GFM that comes out otherwise, with the reason. A difference that is not listed fails the test, and
 * so does a listed one that has gone.
 */

/** Reasons and the numbers of the examples (of CommonMark 0.31.2) they are true of. */
export type Differences = Readonly<Record<string, readonly number[]>>;

const IN_BOTH: Differences = {
  "A first line of dashes begins front matter.": [96, 98],
  "Bare URLs and mail addresses are links, as in GFM.": [602, 608, 611, 612],
  "What looks like a tag but is no element of HTML, and is not closed, is text: authors mean `<your-name>`.": [
    150, 201, 491, 524, 536, 613, 615, 623,
  ],
  "A tag of unknown name that closes itself is kept as an element of its own.": [614],
  "A closing tag without opening tag is dropped.": [148],
};

/** What is meant to differ in CommonMark files. */
export const COMMONMARK: Differences = IN_BOTH;

/** What is meant to differ in MDX files. */
export const MDX: Differences = {
  ...IN_BOTH,
  "Indentation makes no code in MDX.": [
    1, 2, 3, 5, 6, 7, 8, 18, 36, 48, 69, 85, 100, 107, 110, 111, 112, 114, 115, 116, 117, 118, 134, 183, 184, 191, 211,
    225, 231, 236, 238, 252, 253, 254, 257, 264, 270, 271, 272, 273, 274, 278, 286, 287, 288, 289, 290, 309, 313,
  ],
  "Markdown goes on inside of HTML in MDX, and a tag that is alone on its line needs no blank line after it.": [
    149, 151, 155, 159, 160, 161, 162, 163, 164, 165, 166, 174, 177, 178, 185, 186, 187, 189, 190,
  ],
  "Only a tag that is complete is one in MDX.": [156, 157, 158, 173],
  "A tag with a line to itself makes no paragraph in MDX.": [91, 168, 195, 607, 609, 610, 616, 642, 643],
  "Tags of JSX are read more freely: an attribute has any name, and needs no space before it.": [619, 621, 622],
  "MDX has no processing instructions, declarations or CDATA: they are text.": [180, 181, 182, 627, 628, 629],
};

/** What is meant to differ from GFM as micromark reads it: examples by name, with the reason. */
export const GFM: Readonly<Record<string, string>> = {
  "links with scheme": "`ftp://` is linked too, as the specification of GFM has it.",
  "a host with underscores": "Hosts of internal networks have underscores: they are linked.",
};
