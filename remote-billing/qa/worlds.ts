import { aSubscription } from '@keydate/testing/builders/people';
import type { WorldPlans } from '@keydate/testing/worlds/world-plan';

export const worlds: WorldPlans = {
  'no-plan': {
    title: 'No subscription',
    note: 'Super roles see the limits; others see who manages the subscription.',
    viewer: 'SuperRealtor',
    at: '/subscription',
    world: () => ({}),
  },
  'team-plan': {
    title: 'The Team plan',
    note: 'Tier, price and the day of the next payment.',
    viewer: 'SuperRealtor',
    at: '/subscription',
    adjustPerson: (person) => ({ ...person, isSubscriptionPurchased: true, subscriptions: aSubscription() }),
    world: () => ({}),
  },
};
