import { listExplanations, restoreExplanation, updateExplanation } from '@keydate/contracts/explanations';
import { act, type Act } from './act';

/** What deadlines mean, in each person’s own words. */
export const EXPLANATIONS: readonly Act[] = [
  act(
    'read the agent’s explanations',
    listExplanations,
    ({ agent }) => ({ params: { userId: agent } }),
    [401, 403, 403, 403, 200, 403, 403, 404],
  ),
  act(
    'read the lender’s explanations',
    listExplanations,
    ({ lender }) => ({ params: { userId: lender } }),
    [401, 403, 404, 404, 404, 404, 404, 200],
  ),
  act(
    'write the agent’s explanation anew',
    updateExplanation,
    ({ agentsExplanation }) => ({ params: { id: agentsExplanation }, body: aText }),
    [401, 403, 403, 403, 200, 403, 403, 404],
  ),
  act(
    'write an explanation of a person who does not exist anew',
    updateExplanation,
    () => ({ params: { id: 'nowhere' }, body: aText }),
    [401, 403, 404, 404, 404, 404, 404, 404],
  ),
  act(
    'restore the agent’s explanation',
    restoreExplanation,
    ({ agentsExplanation }) => ({ params: { id: agentsExplanation } }),
    [401, 403, 403, 403, 200, 403, 403, 404],
  ),
];

const aText = { title: 'Objections', description: 'In my own words.', dateExplanation: '', state: 'Colorado' };
