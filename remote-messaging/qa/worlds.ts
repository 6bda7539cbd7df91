import type { WorldPlans } from '@keydate/testing/worlds/world-plan';

export const worlds: WorldPlans = {
  messages: {
    title: 'Messages, what works so far',
    note: 'The page says so.',
    viewer: 'SuperRealtor',
    at: '/messages',
    world: () => ({}),
  },
  'new-conversation': {
    title: 'New conversation, what works so far',
    note: 'The page says so.',
    viewer: 'SuperRealtor',
    at: '/new-conversation',
    world: () => ({}),
  },
};
