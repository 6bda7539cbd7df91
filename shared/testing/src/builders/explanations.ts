import type { Explanation } from '@keydate/contracts/explanations';
import { anId } from './ids';

/** The meaning of a deadline of Colorado's contract. */
export function anExplanation(explanation: Partial<Explanation> = {}): Explanation {
  const title = explanation.title ?? 'Inspection Objection Deadline';
  return {
    _id: anId('explanation'),
    title,
    description: 'The last day on which the buyer may object to what an inspection found.',
    dateExplanation: 'Counted from the day on which both sides have signed.',
    state: 'Colorado',
    seededTitle: title,
    isEdited: false,
    ...explanation,
  };
}
