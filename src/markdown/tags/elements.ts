/** The names of HTML and SVG elements, which distinguish tags from text in angle brackets. */

const NAMES = [
  "a abbr acronym address area article aside audio b base bdi bdo big blockquote body br button canvas caption center",
  "cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font",
  "footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link",
  "main map mark marquee menu meta meter nav nobr noframes noscript object ol optgroup option output p param picture pre",
  "progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup",
  "svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr",
  "animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComposite feFlood",
  "feGaussianBlur feMerge feMergeNode feOffset filter foreignObject g image line linearGradient marker mask math metadata",
  "path pattern polygon polyline radialGradient rect stop switch symbol text textPath tspan use view",
  "mi mn mo mrow msub msup mfrac msqrt mtable mtr mtd mtext semantics annotation",
]
  .join(" ")
  .split(" ");

const ELEMENTS: ReadonlySet<string> = new Set(NAMES);

const INLINE: ReadonlySet<string> = new Set(
  "a abbr b bdi bdo big cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var".split(
    " ",
  ),
);

const IN_HEAD: ReadonlySet<string> = new Set("title meta link script style noscript base html body".split(" "));

/** Elements that `<Head>` may contain, in words. */
export const HEAD_WORDS = [...IN_HEAD].map((name) => `\`${name}\``).join(", ");

/** Whether `<Head>` may contain an element. */
export function isHeadElement(name: string): boolean {
  return IN_HEAD.has(name);
}

const HOLDS_TEXT: ReadonlySet<string> = new Set(
  "p h1 h2 h3 h4 h5 h6 summary span a b strong i em u s small big button label code kbd sub sup mark q cite abbr title".split(
    " ",
  ),
);

/** Whether text in an element makes no paragraph. */
export function holdsText(name: string): boolean {
  return HOLDS_TEXT.has(name);
}

/** Inline elements other than text. */
const IN_LINE: ReadonlySet<string> = new Set("button img input label select svg".split(" "));

/** Whether an element is inline next to others, so that a space between them is visible. */
export function standsInLine(name: string): boolean {
  return INLINE.has(name) || IN_LINE.has(name);
}

/** Whether an element is part of a line of text. */
export function isInlineElement(name: string): boolean {
  return INLINE.has(name);
}

/** Whether a tag of this name is HTML; a name with a hyphen is a custom element. */
export function isElementName(name: string): boolean {
  return ELEMENTS.has(name) || ELEMENTS.has(name.toLowerCase()) || /^[a-z][\w.]*-/.test(name);
}

/** Whether a tag of this name is meant as text, unless it is closed: `<COMMIT_HASH>`, `<T>`. */
export function isPlaceholderName(name: string): boolean {
  return /^[A-Z][A-Z\d_]*$/.test(name);
}
