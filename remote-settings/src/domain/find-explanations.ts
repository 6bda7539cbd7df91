import type { Explanation } from '@keydate/contracts/explanations';
import { foldText } from '@keydate/domain/fold-text';

export interface ExplanationFilter {
  /** '' for every state. */
  state: string;
  typed: string;
}

/** The explanations of a state whose title or text contains the typed text, ignoring case and accents. */
export function findExplanations(
  explanations: readonly Explanation[],
  { state, typed }: ExplanationFilter,
): Explanation[] {
  const wanted = foldText(typed.trim());
  return explanations.filter((explanation) => {
    if (state !== '' && explanation.state !== state) return false;
    const { title, seededTitle, description, dateExplanation } = explanation;
    return [title, seededTitle, description, dateExplanation].some((text) => foldText(text).includes(wanted));
  });
}

/** The states that have explanations, in the order of the list. */
export function statesOf(explanations: readonly Explanation[]): string[] {
  return [...new Set(explanations.map(({ state }) => state))];
}
