/** Colors as they are stored: `#rrggbb`, or `#rrggbbaa` with an opacity. */

/** The part that the browser's color field can show; black while the text is not a color. */
export function rgbOf(color: string): string {
  return /^#[0-9a-f]{6}/i.exec(color)?.[0].toLowerCase() ?? '#000000';
}

/** Another color with the same opacity. */
export function withRgb(color: string, rgb: string): string {
  return rgb + (/^#[0-9a-f]{6}([0-9a-f]{2})$/i.exec(color)?.[1] ?? '');
}

/** The opacity of a color in percent. */
export function opacityOf(color: string): number {
  const alpha = /^#[0-9a-f]{6}([0-9a-f]{2})$/i.exec(color)?.[1];
  return alpha === undefined ? 100 : Math.round((Number.parseInt(alpha, 16) / 255) * 100);
}

/** The same color with another opacity in percent. A fully opaque color has no alpha digits. */
export function withOpacity(color: string, percent: number): string {
  const alpha = Math.round((percent / 100) * 255)
    .toString(16)
    .padStart(2, '0');
  return rgbOf(color) + (alpha === 'ff' ? '' : alpha);
}
