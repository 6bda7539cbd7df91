import { listMessages } from '@keydate/contracts/chat';
import { act, type Act } from './act';

/** Messages. */
export const MESSAGES: readonly Act[] = [
  act(
    'read what is written with the owner',
    listMessages,
    ({ owner }) => ({ params: { userId: owner } }),
    [401, 403, 404, 200, 200, 200, 200, 200],
  ),
  act(
    'read what is written with the agent, who sees no transaction of the lender’s',
    listMessages,
    ({ agent }) => ({ params: { userId: agent } }),
    [401, 403, 200, 200, 404, 200, 200, 404],
  ),
  act(
    'read what is written with the lender',
    listMessages,
    ({ lender }) => ({ params: { userId: lender } }),
    [401, 403, 200, 200, 404, 404, 404, 404],
  ),
];
