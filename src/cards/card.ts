import { breakLines, cutText } from "./break-lines.ts";
import type { Logo } from "./logo.ts";
import { ACCENT, type CardColors, makePalette, MUTED, TEXT } from "./palette.ts";
import { type Band, joinBand, makePainter, type Placed } from "./picture.ts";
import { WIDTH } from "./size.ts";
import { makeBar } from "./strip.ts";
import { type Face, SHADES, type Typeface } from "./typeface.ts";

export interface CardText {
  readonly title: string;
  /** Name of the site section, such as "Docs". */
  readonly section?: string;
}

/** Input that all cards of a site share. */
export interface CardFrame {
  readonly siteName: string;
  /** Address of the site, such as `docs.example.com`. */
  readonly host: string;
  readonly colors: CardColors;
  readonly logo: Logo | undefined;
}

const MARGIN = 80;
const ROOM = WIDTH - 2 * MARGIN;

const BAR_HEIGHT = 14;

/** Baselines and font sizes. */
const NAME = { face: { size: 38, color: TEXT }, y: 126 } as const;
const LOGO_TOP = 76;
const LOGO_GAP = 22;
const HOST = { face: { size: 28, color: MUTED }, y: 558 } as const;
const SECTION: Face = { size: 32, color: ACCENT };

/** Font sizes for titles. The first that fits is used, or the last if none fits. */
const TITLES = [
  { size: 78, lineHeight: 92, lines: 2 },
  { size: 64, lineHeight: 78, lines: 3 },
  { size: 52, lineHeight: 64, lines: 4 },
] as const;

/** The vertical center of section and title. */
const MIDDLE = 330;
const SECTION_GAP = 30;

/**
 * Makes the function that draws the cards of a site. If the typeface lacks a character of the title, the card shows the site's
 * name instead. If it lacks a character of that as well, the card has no text.
 */
export function makeCards(frame: CardFrame, typeface: Typeface): (text: CardText) => Uint8Array {
  const paint = makePainter(makePalette(frame.colors, frame.logo?.colors ?? []));
  const head = headOf(frame, typeface);
  const bar: Band = [{ strip: makeBar(WIDTH, BAR_HEIGHT, ACCENT + SHADES - 1), x: 0, y: 0 }];
  const foot = joinBand(setLine(typeface.toShown(frame.host) ?? "", HOST, typeface));
  const siteName = typeface.toShown(frame.siteName);
  const labelOf = makeLabels(typeface);
  return (text) => {
    const title = typeface.toShown(text.title) ?? siteName;
    const section =
      title === siteName && text.title !== frame.siteName ? undefined : typeface.toShown(text.section ?? "");
    const body = bodyOf(title ?? "", section === undefined ? [] : labelOf(section), typeface);
    return paint([bar, ...head(title !== siteName), ...body, ...(foot.length > 0 ? [foot] : [])]);
  };
}

interface LinePlace {
  readonly face: Face;
  /** Position of the baseline. */
  readonly y: number;
  /** Space above the line. */
  readonly gap?: number;
}

/** Sets a line at the margin where reading begins. */
function setLine(text: string, { face, y, gap = 0 }: LinePlace, typeface: Typeface): Placed[] {
  const isTurned = typeface.direction === "rtl";
  const x = isTurned ? WIDTH - MARGIN - gap - Math.ceil(typeface.measure(text, face.size)) : MARGIN + gap;
  return typeface.set(text, face, { x, y });
}

/** Sets the logo and the name of the site. Leaves the name out if it is the title. */
function headOf({ logo, siteName }: CardFrame, typeface: Typeface): (hasName: boolean) => Band[] {
  const isTurned = typeface.direction === "rtl";
  const x = isTurned && logo ? WIDTH - MARGIN - logo.strip.width : MARGIN;
  const mark: Placed[] = logo ? [{ strip: logo.strip, x, y: LOGO_TOP }] : [];
  const gap = logo ? logo.strip.width + LOGO_GAP : 0;
  const name = typeface.toShown(siteName) ?? "";
  const fitting = cutText(name, ROOM - gap, (text) => typeface.measure(text, NAME.face.size));
  const set = setLine(fitting, { ...NAME, gap }, typeface);
  const named = isTurned ? [...set, ...mark] : [...mark, ...set];
  const [full, bare] = [named, mark].map((band) => [joinBand(band)].filter((each) => each.length > 0));
  return (hasName) => (hasName ? full : bare) ?? [];
}

/** Makes the function that sets the name of a section at height 0. Many pages share the same one. */
function makeLabels(typeface: Typeface): (section: string) => Band {
  const labels = new Map<string, Band>();
  const measure = (text: string): number => typeface.measure(text, SECTION.size);
  const make = (section: string): Band =>
    joinBand(setLine(cutText(section, ROOM, measure), { face: SECTION, y: SECTION.size }, typeface));
  return (section) => {
    let label = labels.get(section);
    if (!label) labels.set(section, (label = make(section)));
    return label;
  };
}

/** Stacks section and title around the vertical center. */
function bodyOf(title: string, label: Band, typeface: Typeface): Band[] {
  const { size, lineHeight, lines } = fitTitle(title, typeface);
  const labelHeight = label.length === 0 ? 0 : SECTION.size + SECTION_GAP;
  const top = Math.round(MIDDLE - (labelHeight + lines.length * lineHeight) / 2);
  const bands = lines.map((line, index) =>
    setLine(line, { face: { size, color: TEXT }, y: top + labelHeight + index * lineHeight + size }, typeface),
  );
  return [label.map((placed) => ({ ...placed, y: placed.y + top })), ...bands].filter((band) => band.length > 0);
}

interface FittedTitle {
  readonly size: number;
  readonly lineHeight: number;
  readonly lines: readonly string[];
}

function fitTitle(title: string, typeface: Typeface): FittedTitle {
  const [first, ...smaller] = TITLES;
  const fit = ({ size, lineHeight, lines }: (typeof TITLES)[number]) => {
    const broken = breakLines(title, { width: ROOM, lines, measure: (text) => typeface.measure(text, size) });
    return { ...broken, size, lineHeight };
  };
  return smaller.reduce((best, room) => (best.isCut ? fit(room) : best), fit(first));
}
