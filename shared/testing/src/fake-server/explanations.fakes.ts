import { listExplanations } from '@keydate/contracts/explanations';
import { fake } from './fake';
import { Refusal } from './refusal';
import { teammateOf } from './sight';

const GENERAL = 'General';

/** Deadline explanations: a state's own set, or the general one where it has none. */
export const explanationFakes = [
  fake(listExplanations, ({ params, query, account, world }) => {
    const person = teammateOf(account, params.userId, world);
    if (person.user._id !== account.user._id) throw new Refusal('FORBIDDEN');
    const { state } = query;
    if (state === undefined) return { explanations: world.explanations };
    const own = world.explanations.filter((explanation) => explanation.state === state);
    return {
      explanations: own.length > 0 ? own : world.explanations.filter((explanation) => explanation.state === GENERAL),
    };
  }),
];
