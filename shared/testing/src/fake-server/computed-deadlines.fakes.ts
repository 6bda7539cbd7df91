import { computeDeadlines } from '@keydate/contracts/computed-deadlines';
import { computeDeadlines as compute } from '@keydate/domain/computed-deadlines/compute-deadlines';
import { NO_OWN_DAYS_OFF } from '@keydate/domain/computed-deadlines/own-days-off';
import { presentComputed } from '@keydate/domain/computed-deadlines/present-computed';
import { fake } from './fake';

/** Days are counted as the server counts them. */
export const computedDeadlineFakes = [
  fake(computeDeadlines, ({ account, body: { anchors, timeOfDay, ...terms } }) => {
    const ownDaysOff = account.user.company?.daysOff ?? NO_OWN_DAYS_OFF;
    const computed = compute({ ...terms, anchors: anchors ?? {}, timeOfDay: timeOfDay ?? null, ownDaysOff });
    return { result: computed.map(presentComputed) };
  }),
];
