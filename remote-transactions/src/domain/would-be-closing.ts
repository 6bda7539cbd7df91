import { decideClosing } from '@keydate/domain/closing';

interface Deadline {
  id: string;
  title: string;
}

/** True if a deadline that a person types would be the closing among the others. */
export function wouldBeClosing(typed: Deadline, others: readonly Deadline[], markedId: string | null = null): boolean {
  return decideClosing([...others.filter(({ id }) => id !== typed.id), typed], markedId).id === typed.id;
}
