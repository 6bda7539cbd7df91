import type { WorldPlans } from '@keydate/testing/worlds/world-plan';

export const worlds: WorldPlans = {
  home: { title: 'Home', note: 'Every section, at every width.', viewer: 'visitor', at: '/', world: () => ({}) },
  'privacy-policy': {
    title: 'Privacy policy',
    note: 'Nine sections.',
    viewer: 'visitor',
    at: '/privacy-policy',
    world: () => ({}),
  },
};
