import { subscribeToNewsletter, unsubscribeFromNewsletter } from '@keydate/contracts/newsletter';
import { fake } from './fake';

/** The newsletter of the landing page. Each address of the world is stored under its token. */
export const newsletterFakes = [
  fake(subscribeToNewsletter, ({ body, world }) => {
    const isStored = Object.values(world.subscribers).includes(body.email);
    if (!isStored)
      world.subscribers = { ...world.subscribers, [tokenAt(Object.keys(world.subscribers).length)]: body.email };
    return {};
  }),

  fake(unsubscribeFromNewsletter, ({ body, world, refuse }) => {
    if (!Object.hasOwn(world.subscribers, body.token)) throw refuse('SUBSCRIBER_UNKNOWN');
    const { [body.token]: _deleted, ...others } = world.subscribers;
    world.subscribers = others;
    return {};
  }),
];

function tokenAt(position: number): string {
  return `subscriber-${position}`.padEnd(43, '0');
}
