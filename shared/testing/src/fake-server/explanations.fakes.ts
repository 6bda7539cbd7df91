import {
  listExplanations,
  restoreExplanation,
  updateExplanation,
  type Explanation,
} from '@keydate/contracts/explanations';
import { changedMeanwhile } from '@keydate/domain/changed-meanwhile';
import { canReadExplanationsOf } from '@keydate/domain/company-permissions';
import { fake, type Asking } from './fake';
import { memberOf, teammateOf } from './members';
import type { Memory } from './memory';
import type { World } from './world';

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

  fake(updateExplanation, (asked) => {
    const { params, body, memory, world, refuse } = asked;
    const found = explanationOf(asked, params.id);
    if (body.state !== found.state)
      throw refuse('BAD_INPUT', { errors: { state: 'An explanation stays with its state.' } });
    const { seen = {}, ...texts } = body;
    if (changedMeanwhile(found, seen, texts).length > 0)
      throw refuse('CHANGED_MEANWHILE', { result: { explanation: found } });
    if (!memory.originals.has(found._id)) memory.originals.set(found._id, found);
    const explanation = replaced(world, { ...found, ...texts, isEdited: true });
    return { message: 'Update successful!', explanation };
  }),

  fake(restoreExplanation, (asked) => {
    const { params, memory, world } = asked;
    const found = explanationOf(asked, params.id);
    const original = memory.originals.get(found._id) ?? { ...found, title: found.seededTitle };
    return { message: 'Update successful!', explanation: replaced(world, { ...original, isEdited: false }) };
  }),
];

function replaced(world: World, explanation: Explanation): Explanation {
  world.explanations = world.explanations.map((one) => (one._id === explanation._id ? explanation : one));
  return explanation;
}

/** One of the asker's own; a teammate's is refused, anybody else's not found. */
function explanationOf(
  asked: Asking<'COMPANY_MISSING' | 'NOT_FOUND' | 'FORBIDDEN'> & { memory: Memory },
  id: string,
): Explanation {
  const member = memberOf(asked);
  const { explanations, explanationOwners } = asked.world;
  const found = explanations.find(({ _id }) => _id === id);
  if (!found) throw asked.refuse('NOT_FOUND');
  const owner = explanationOwners[id];
  if (owner !== undefined && !canReadExplanationsOf(member, teammateOf(asked, owner))) throw asked.refuse('FORBIDDEN');
  return found;
}
