import type { Explanation as ExplanationOnWire } from '@keydate/contracts/explanations';
import type { Explanation } from './explanations.repository';

export function presentExplanation({ id, title, description, dateExplanation, state }: Explanation): ExplanationOnWire {
  return { _id: id, title, description, dateExplanation, state };
}
