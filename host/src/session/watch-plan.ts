import { callApi, type Session } from '@keydate/client';
import { getUser } from '@keydate/contracts/people';
import { log } from '@keydate/shell';

/** A person who moves between tabs does not make the server read them each time. */
const AT_MOST_EVERY_MS = 5 * 60_000;

/**
 * Reads the company's plan again when its member comes back to this tab after some minutes: a plan ends, and a payment
 * fails, without a call of this tab. Only the plan is stored. Of what else has changed the next page load tells: it
 * could take a form off the page in which the person is typing.
 */
export function watchPlan(session: Session): void {
  let readAt = Date.now();

  const read = async () => {
    const before = session.user();
    if (document.visibilityState === 'hidden' || !before?.company || Date.now() - readAt < AT_MOST_EVERY_MS) return;
    readAt = Date.now();
    try {
      const { isSubscriptionPurchased, subscriptions, subscriptionNotice } = (await callApi(getUser, {})).result;
      // a change in the meantime may be newer, such as a plan that the person bought
      if (session.user() === before) session.update({ isSubscriptionPurchased, subscriptions, subscriptionNotice });
    } catch (error) {
      log('The plan could not be read again.', error);
    }
  };
  document.addEventListener('visibilitychange', () => void read());
}
