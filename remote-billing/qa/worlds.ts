import type { WorldPlans } from '@keydate/testing/worlds/world-plan';

export const worlds: WorldPlans = {
  plain: { title: 'What works so far', note: 'The page says so to super roles and to all others.', viewer: 'SuperRealtor', at: '/subscription', world: () => ({}) },
};
