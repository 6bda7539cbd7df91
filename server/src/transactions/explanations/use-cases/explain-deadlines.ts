import { findExplanation } from '@keydate/domain/find-explanation';
import type { Queries } from '../../../db/database';
import { findEditedExplanations } from '../explanations.repository';
import { EXPLANATION_SETS, explanationSetOf } from '../sets/sets';

/** The meaning of a deadline at a property, in the words of a reader; null if nothing explains it. */
export type ExplainDeadline = (reader: { personId: string; state: string; title: string }) => string | null;

const seededTexts = new Map(
  EXPLANATION_SETS.map((set) => [set, set.texts.map((text) => ({ ...text, seededTitle: text.title }))]),
);

/**
 * Reads the explanations that these people have written themselves, and returns the function that explains deadlines
 * to each of them.
 */
export async function explainDeadlines(db: Queries, personIds: readonly string[]): Promise<ExplainDeadline> {
  const edited = await findEditedExplanations(db, personIds);
  return ({ personId, state, title }) => {
    const set = explanationSetOf(state);
    const own = edited.filter((one) => one.personId === personId && one.state === set.state);
    return (findExplanation(own, title) ?? findExplanation(seededTexts.get(set) ?? [], title))?.description ?? null;
  };
}
