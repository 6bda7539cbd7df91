import { subscribeToNewsletter, unsubscribeFromNewsletter } from '@keydate/contracts/newsletter';
import type { WorldPlans } from '@keydate/testing/worlds/world-plan';

const TOKEN = 'subscriber'.padEnd(43, '0');
const UNSUBSCRIBE = `/newsletter#${TOKEN}`;
const subscribers = { [TOKEN]: 'june.okafor@mail.example' };

export const worlds: WorldPlans = {
  home: {
    title: 'Home',
    note: 'Every section, at every width; the carousels move, pause and stop. Subscribe stores the address.',
    viewer: 'visitor',
    at: '/',
    world: () => ({}),
  },
  'home-at-a-section': {
    title: 'Home, opened at a section',
    note: 'How it works is in view at once, and has the focus.',
    viewer: 'visitor',
    at: '/#how',
    world: () => ({}),
  },
  'subscribe-refused': {
    title: 'Subscribe is refused',
    note: 'Too many requests from this network: one sentence, and the address stays in the field.',
    viewer: 'visitor',
    at: '/',
    world: () => ({ faults: [{ call: subscribeToNewsletter, kind: 'refused', code: 'TOO_MANY_REQUESTS' }] }),
  },
  'subscribe-slow': {
    title: 'Subscribe takes long',
    note: 'The button is busy for 4 s, and keeps the focus.',
    viewer: 'visitor',
    at: '/',
    world: () => ({ faults: [{ call: subscribeToNewsletter, kind: 'slow', ms: 4000 }] }),
  },
  unsubscribe: {
    title: 'Delete a newsletter address',
    note: 'Press the button: the address is deleted. Press the link of the mail again: nothing is left.',
    viewer: 'visitor',
    at: UNSUBSCRIBE,
    world: () => ({ subscribers }),
  },
  'unsubscribe-twice': {
    title: 'An address that was deleted before',
    note: 'The button says that nothing is left to delete.',
    viewer: 'visitor',
    at: UNSUBSCRIBE,
    world: () => ({}),
  },
  'unsubscribe-incomplete': {
    title: 'A link that was cut off',
    note: 'It says so, and there is nothing to press.',
    viewer: 'visitor',
    at: '/newsletter',
    world: () => ({}),
  },
  'unsubscribe-fails': {
    title: 'Deleting fails',
    note: 'One sentence, and the button stays.',
    viewer: 'visitor',
    at: UNSUBSCRIBE,
    world: () => ({
      subscribers,
      faults: [{ call: unsubscribeFromNewsletter, kind: 'refused', code: 'UNAVAILABLE' }],
    }),
  },
  'unsubscribe-member': {
    title: 'A member opens the link',
    note: 'In the frame of their own pages, without the public header and footer.',
    viewer: 'Agent',
    at: UNSUBSCRIBE,
    world: () => ({ subscribers }),
  },
  'unsubscribe-without-company': {
    title: 'A person without a company opens the link',
    note: 'As a visitor sees it. Deleting the address needs no company.',
    viewer: 'withoutCompany',
    at: UNSUBSCRIBE,
    world: () => ({ subscribers }),
  },
  'privacy-policy': {
    title: 'Privacy policy',
    note: 'Nine sections.',
    viewer: 'visitor',
    at: '/privacy-policy',
    world: () => ({}),
  },
};
