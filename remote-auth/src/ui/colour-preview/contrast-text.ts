import { contrast, readColour } from '@keydate/ui';

/** The contrast ratio of two opaque colours with one decimal, such as `4.5`; '' when one is no colour. */
export function contrastText(one: string, other: string): string {
  const [a, b] = [readColour(one), readColour(other)];
  return a && b ? contrast(a, b).toFixed(1) : '';
}
