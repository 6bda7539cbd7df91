import { computeDeadlines } from '@keydate/contracts/computed-deadlines';
import { computeDeadlines as compute } from '@keydate/domain/computed-deadlines/compute-deadlines';
import { presentComputed } from '@keydate/domain/computed-deadlines/present-computed';
import { fake } from './fake';

/** Days are counted as the server counts them. */
export const computedDeadlineFakes = [
  fake(computeDeadlines, ({ body: { anchors, timeOfDay, ...terms } }) => ({
    result: compute({ ...terms, anchors: anchors ?? {}, timeOfDay: timeOfDay ?? null }).map(presentComputed),
  })),
];
