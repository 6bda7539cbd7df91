import type { User } from '@keydate/contracts/people';
import type { World } from '@keydate/testing/fake-server/world';
import type { WorldPlan } from '@keydate/testing/worlds/world-plan';
import { clients } from './clients';
import { explanations } from './explanations';
import { transactions } from './transactions';

/** The usual world: a realtor with a few transactions and clients, below the limit. Each world states its differences. */
export function atWork(
  plan: Partial<WorldPlan> & Pick<WorldPlan, 'title' | 'note'>,
  world: (person: User | null) => Partial<World> = () => ({}),
): WorldPlan {
  return {
    viewer: 'SuperRealtor',
    at: '/',
    world: (person) => ({
      transactions: transactions(4),
      clients: clients(5),
      explanations: explanations(),
      activeLimit: 20,
      ...world(person),
    }),
    ...plan,
  };
}

/** Opens the wizard that adds a transaction. */
export const IN_THE_WIZARD = { at: '/?add' };
