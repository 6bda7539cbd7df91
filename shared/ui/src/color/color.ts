/** A color in sRGB: channels 0–255, alpha 0–1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
export const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

const hexDigits = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const rgbFunction = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:\s*[,/]\s*(\d*\.?\d+)(%?))?\s*\)$/i;

/**
 * Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb(…)` and `rgba(…)`.
 * Gives undefined for anything else, so that what somebody stored never reaches a style sheet unread.
 */
export function readColor(text: string): Color | undefined {
  const trimmed = text.trim();
  return hexDigits.test(trimmed) ? readHex(trimmed.slice(1)) : readRgbFunction(trimmed);
}

function readHex(digits: string): Color {
  const long = digits.length > 4 ? digits : Array.from(digits, (digit) => digit + digit).join('');
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return { red: channel(0), green: channel(2), blue: channel(4), alpha: long.length === 8 ? channel(6) / 255 : 1 };
}

function readRgbFunction(text: string): Color | undefined {
  const [, red, green, blue, alpha = '1', percent] = rgbFunction.exec(text) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const channel = (digits: string) => Math.min(255, Number(digits));
  return {
    red: channel(red),
    green: channel(green),
    blue: channel(blue),
    alpha: Math.min(1, Number(alpha) / (percent ? 100 : 1)),
  };
}

/** Writes an opaque color as `#rrggbb`; alpha is left out, so lay a translucent color over its ground first. */
export function presentColor({ red, green, blue }: Color): string {
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** The visible color of `color` on an opaque `ground`. */
export function layOver(color: Color, ground: Color): Color {
  return { ...mix(ground, color, color.alpha), alpha: 1 };
}

/** `share` 0 gives `from`, 1 gives `to`; in between, channel by channel. */
export function mix(from: Color, to: Color, share: number): Color {
  const between = (a: number, b: number) => Math.round(a + (b - a) * share);
  return {
    red: between(from.red, to.red),
    green: between(from.green, to.green),
    blue: between(from.blue, to.blue),
    alpha: 1,
  };
}

/** Relative luminance of an opaque color, 0 (black) to 1 (white), as WCAG 2 defines it. */
export function luminance({ red, green, blue }: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The light of an sRGB channel, 0 to 1. */
export function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The sRGB channel nearest to that much light. */
export function fromLinear(light: number): number {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}

/** The contrast ratio of two opaque colors, 1 to 21, as WCAG 2 defines it. */
export function contrast(one: Color, other: Color): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
