import { dayInCell } from '@keydate/domain/day-in-cell';
import { shapeOf } from '../forms/letter-shapes';

/**
 * True if a recognized date cell says the same as the typed one: the same day or, if that names none, the same digits
 * and letters that are easily confused.
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
