import { US_STATES } from '@keydate/domain/us-states';
import { colorado } from './colorado';
import type { ExplanationSet, ExplanationText } from './explanation-set';
import { general } from './general';

/** All sets; a state's own is found by its name. */
export const EXPLANATION_SETS: readonly ExplanationSet[] = [colorado, general];

/** The set for a state, by its name or postal code: its own, or the general one. */
export function explanationSetOf(state: string): ExplanationSet {
  const wanted = state.trim().toLowerCase();
  const name = US_STATES.find(({ id }) => id.toLowerCase() === wanted)?.name.toLowerCase() ?? wanted;
  return EXPLANATION_SETS.find((set) => set.state.toLowerCase() === name) ?? general;
}

/** The set's own text of an explanation; undefined if the set no longer has it. */
export function originalOf({
  state,
  seededTitle,
}: {
  state: string;
  seededTitle: string;
}): ExplanationText | undefined {
  const set = EXPLANATION_SETS.find((one) => one.state === state);
  return set?.texts.find(({ title }) => title === seededTitle);
}
