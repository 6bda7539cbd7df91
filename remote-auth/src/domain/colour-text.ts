/** Colours as a company's record has them: `#rrggbb`, or `#rrggbbaa` where one sees through. */

/** The part that a colour field of the browser can hold; black while the text is no colour. */
export function rgbOf(colour: string): string {
  return /^#[0-9a-f]{6}/i.exec(colour)?.[0].toLowerCase() ?? '#000000';
}

/** Another colour, as strong as before. */
export function withRgb(colour: string, rgb: string): string {
  return rgb + (/^#[0-9a-f]{6}([0-9a-f]{2})$/i.exec(colour)?.[1] ?? '');
}

/** How strong a colour covers its ground, in per cent. */
export function strengthOf(colour: string): number {
  const alpha = /^#[0-9a-f]{6}([0-9a-f]{2})$/i.exec(colour)?.[1];
  return alpha === undefined ? 100 : Math.round((Number.parseInt(alpha, 16) / 255) * 100);
}

/** The same colour at another strength in per cent; whole colours carry no alpha. */
export function withStrength(colour: string, percent: number): string {
  const alpha = Math.round((percent / 100) * 255)
    .toString(16)
    .padStart(2, '0');
  return rgbOf(colour) + (alpha === 'ff' ? '' : alpha);
}
