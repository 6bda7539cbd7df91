import type { LucideIcon } from 'lucide-react';

/** A glyph of lucide-react; the ones Keydate uses are listed in `@keydate/ui/icons`. */
export type IconGlyph = LucideIcon;

export interface IconProps {
  readonly of: IconGlyph;
  /** Edge length in px: 20 next to text, 16 inside small marks. */
  readonly size?: 16 | 20 | 24;
  /** The accessible name of an icon without a word next to it; otherwise leave it out. */
  readonly label?: string;
}

/** Draws a glyph at our size and stroke, hidden from screen readers unless it has a label. */
export function Icon({ of: Glyph, size = 20, label }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Glyph size={size} strokeWidth={1.75} focusable={false} {...naming} />;
}
