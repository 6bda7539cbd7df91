import { randomUUID } from 'node:crypto';
import type { Tools } from '../../../tools';
import { findExplanations, insertExplanations, type Explanation } from '../explanations.repository';
import type { ExplanationSet } from '../sets/explanation-set';
import { EXPLANATION_SETS, explanationSetOf, originalOf } from '../sets/sets';

/** A person's own explanations, for one state or all; copied from the set at the first request. */
export async function readExplanations(
  { db }: Pick<Tools, 'db'>,
  personId: string,
  state: string | undefined,
): Promise<Explanation[]> {
  const sets = state === undefined ? EXPLANATION_SETS : [explanationSetOf(state)];
  const states = sets.map((set) => set.state);
  const owned = await findExplanations(db, personId, states);
  const missing = sets.filter((set) => !owned.some((explanation) => explanation.state === set.state));
  if (missing.length === 0) return owned.map(withCurrentText);
  await insertExplanations(
    db,
    missing.flatMap((set) => copyFor(personId, set)),
  );
  return (await findExplanations(db, personId, states)).map(withCurrentText);
}

/** Unedited explanations follow the set's current text, not the text that was copied. */
function withCurrentText(explanation: Explanation): Explanation {
  return explanation.isEdited ? explanation : { ...explanation, ...originalOf(explanation) };
}

function copyFor(personId: string, { state, texts }: ExplanationSet): Explanation[] {
  return texts.map((text, position) => ({
    id: randomUUID(),
    personId,
    state,
    position,
    seededTitle: text.title,
    isEdited: false,
    ...text,
  }));
}
