import type { Teammate } from '@keydate/contracts/teammates';
import { foldText } from '@keydate/domain/fold-text';

/** The people whose name contains the typed text, ignoring case and accents. */
export function findPeople(people: readonly Teammate[], typed: string): Teammate[] {
  const wanted = foldText(typed.trim());
  return people.filter(({ fullName }) => foldText(fullName).includes(wanted));
}
