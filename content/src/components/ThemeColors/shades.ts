/** Shades of a primary color and how well colors can be read, as arithmetic. In: colors as `#rrggbb`. Out: the same. Pure. */

export type Mode = "light" | "dark";

/** One variable of the theme that follows from the primary color. */
export interface Shade {
  readonly name: string;
  /** Share of its lightness by which it is lighter than the primary color; negative: darker. */
  readonly adjustment: number;
  /** Where it stands among the others in a style sheet. */
  readonly order: number;
}

/** What a reader chooses for a mode. */
export interface Palette {
  readonly base: string;
  readonly background: string;
  readonly shades: readonly Shade[];
}

export const SHADES: readonly Shade[] = [
  { name: "--ifm-color-primary", adjustment: 0, order: 0 },
  { name: "--ifm-color-primary-dark", adjustment: -0.1, order: 1 },
  { name: "--ifm-color-primary-darker", adjustment: -0.15, order: 2 },
  { name: "--ifm-color-primary-darkest", adjustment: -0.3, order: 3 },
  { name: "--ifm-color-primary-light", adjustment: 0.1, order: 4 },
  { name: "--ifm-color-primary-lighter", adjustment: 0.15, order: 5 },
  { name: "--ifm-color-primary-lightest", adjustment: 0.3, order: 6 },
];

export const DEFAULTS: Readonly<Record<Mode, Palette>> = {
  light: { base: "#2e8555", background: "#ffffff", shades: SHADES },
  dark: { base: "#25c2a0", background: "#181920", shades: SHADES },
};

/** Contrast that WCAG asks of text, at level AA and AAA. */
const AA = 4.5;
const AAA = 7;

/** `#2E8`, `2e8855` or ` #2e8855 ` as `#rrggbb`; undefined for what is no color. */
export function readColor(text: string): string | undefined {
  const digits = /^\s*#?((?:[\da-f]{3}){1,2})\s*$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
}

type Channels = readonly [red: number, green: number, blue: number];

/** From 0 to 1. */
function toChannels(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function toHex(channels: Channels): string {
  // Halves go down, as in the well-known shades of the default color.
  const toByte = (channel: number): number => Math.ceil(channel * 255 - 0.5 - 1e-9);
  return `#${channels.map((channel) => toByte(channel).toString(16).padStart(2, "0")).join("")}`;
}

interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

function toHsl(channels: Channels): Hsl {
  const [red, green, blue] = channels;
  const [most, least] = [Math.max(...channels), Math.min(...channels)];
  const lightness = (most + least) / 2;
  const range = most - least;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sector = most === red ? (green - blue) / range : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return { hue: (sector * 60 + 360) % 360, saturation, lightness };
}

function toRgb({ hue, saturation, lightness }: Hsl): Channels {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): number => {
    const place = (offset + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** A color whose lightness is changed by a share of itself, and stays within black and white. */
export function adjust(color: string, adjustment: number): string {
  if (adjustment === 0) return color;
  const hsl = toHsl(toChannels(color));
  const lightness = Math.min(1, Math.max(0, hsl.lightness * (1 + adjustment)));
  return toHex(toRgb({ ...hsl, lightness }));
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(color).map((channel) =>
    channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors by WCAG: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 1, darker = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What text of that contrast passes. */
export function gradeOf(ratio: number): "AAA" | "AA" | "Fail" {
  if (ratio >= AAA) return "AAA";
  return ratio >= AA ? "AA" : "Fail";
}

/** The rules to copy: shades in their order, and the background where it is not the theme's own. */
export function toCss(mode: Mode, { base, background, shades }: Palette): string {
  const lines = [...shades]
    .sort((a, b) => a.order - b.order)
    .map(({ name, adjustment }) => `  ${name}: ${adjust(base, adjustment)};`);
  const selector = mode === "dark" ? 'html[data-theme="dark"]' : ":root";
  const ground = mode === "light" && background === "#ffffff" ? [] : [`  --ifm-background-color: ${background};`];
  return [`${selector} {`, ...lines, ...ground, "}"].join("\n");
}
