/** Colors as a company's record has them: `#rrggbb`, or `#rrggbbaa` where one sees through. */

/** The part that a color field of the browser can hold; black while the text is no color. */
export function rgbOf(color: string): string {
  return /^#[0-9a-f]{6}/i.exec(color)?.[0].toLowerCase() ?? '#000000';
}

/** Another color, as strong as before. */
export function withRgb(color: string, rgb: string): string {
  return rgb + (/^#[0-9a-f]{6}([0-9a-f]{2})$/i.exec(color)?.[1] ?? '');
}

/** How strong a color covers its ground, in per cent. */
export function strengthOf(color: string): number {
  const alpha = /^#[0-9a-f]{6}([0-9a-f]{2})$/i.exec(color)?.[1];
  return alpha === undefined ? 100 : Math.round((Number.parseInt(alpha, 16) / 255) * 100);
}

/** The same color at another strength in per cent; whole colors carry no alpha. */
export function withStrength(color: string, percent: number): string {
  const alpha = Math.round((percent / 100) * 255)
    .toString(16)
    .padStart(2, '0');
  return rgbOf(color) + (alpha === 'ff' ? '' : alpha);
}
