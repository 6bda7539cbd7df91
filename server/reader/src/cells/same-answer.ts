import { dayInCell } from '@keydate/domain/day-in-cell';
import { shapeOf } from '../forms/letter-shapes';

/**
 * Whether a recognized date cell says what the typed one does: the same day, or, where that names none, the same digits and letters that
 * may be taken for one another.
 */
export function isSameAnswer(typed: string, seen: string): boolean {
  const [meant, shown] = [dayInCell(typed), dayInCell(seen)];
  if (meant.kind === 'day' || shown.kind === 'day')
    return meant.kind === 'day' && shown.kind === 'day' && meant.day === shown.day;
  return only(/\d/g, typed) === only(/\d/g, seen) && shapeOf(only(/\p{L}/gu, typed)) === shapeOf(only(/\p{L}/gu, seen));
}

function only(letters: RegExp, text: string): string {
  return (text.match(letters) ?? []).join('');
}
