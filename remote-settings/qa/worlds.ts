import type { WorldPlans } from '@keydate/testing/worlds/world-plan';

export const worlds: WorldPlans = {
  plain: {
    title: 'What works so far',
    note: 'Open it in each role.',
    viewer: 'SuperRealtor',
    at: '/setting',
    world: () => ({}),
  },
};
