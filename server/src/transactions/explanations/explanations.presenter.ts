import type { Explanation as ExplanationOnWire } from '@keydate/contracts/explanations';
import type { Explanation } from './explanations.repository';

export function presentExplanation(explanation: Explanation): ExplanationOnWire {
  const { id, title, description, dateExplanation, state, seededTitle, isEdited } = explanation;
  return { _id: id, title, description, dateExplanation, state, seededTitle, isEdited };
}
