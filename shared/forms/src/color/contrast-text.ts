import { contrast, readColor } from '@keydate/ui';

/** The contrast ratio of two opaque colors with one decimal, such as `4.5`; '' when one is no color. */
export function contrastText(one: string, other: string): string {
  const [a, b] = [readColor(one), readColor(other)];
  return a && b ? contrast(a, b).toFixed(1) : '';
}
