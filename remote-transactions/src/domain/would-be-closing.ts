import { decideClosing, type TitledDeadline } from '@keydate/domain/closing';

/** True if a deadline that a person types would be the closing among the others. */
export function wouldBeClosing(
  typed: TitledDeadline,
  others: readonly TitledDeadline[],
  markedId: string | null = null,
): boolean {
  return decideClosing([...others.filter(({ id }) => id !== typed.id), typed], markedId).id === typed.id;
}
