import { listExplanations } from '@keydate/contracts/explanations';
import { canReadExplanationsOf } from '@keydate/domain/company-permissions';
import { fake } from './fake';
import { memberOf, teammateOf } from './members';

const GENERAL = 'General';

/** Deadline explanations: a state's own set, or the general one where it has none. */
export const explanationFakes = [
  fake(listExplanations, (asked) => {
    const { params, query, world, refuse } = asked;
    if (!canReadExplanationsOf(memberOf(asked), teammateOf(asked, params.userId))) throw refuse('FORBIDDEN');
    const { state } = query;
    if (state === undefined) return { explanations: world.explanations };
    const own = world.explanations.filter((explanation) => explanation.state === state);
    return {
      explanations: own.length > 0 ? own : world.explanations.filter((explanation) => explanation.state === GENERAL),
    };
  }),
];
