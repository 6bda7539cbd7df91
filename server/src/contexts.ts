import { billingOf, readAllowance } from './billing';
import { isInTouchWith, tellWhoMayWrite } from './chat';
import {
  defaultNotificationOf,
  forgetAnswersOf,
  forgetReminders,
  planReminders,
  planRemindersOf,
  planRemindersTo,
} from './reminders';
import { countActiveTransactions, endWorkOf, lockWorkOf } from './transactions';
import type { Tx } from './db/database';
import type { Tools } from './tools';

type Listener<What> = (tools: Tools, tx: Tx, what: What) => Promise<void> | void;

/**
 * Connects the contexts of the server. A context announces its changes, and asks the contexts above it for facts; here
 * each event has its listeners, in their order, and each question its answer. Listeners run in the database transaction
 * of the change; what they tell others waits for its commit (`tx.afterCommit`).
 */
export function connectContexts(tools: Omit<Tools, 'events' | 'ask'>): Tools {
  const { clock } = tools;
  const to =
    <What>(...listeners: readonly Listener<What>[]) =>
    async (tx: Tx, what: What) => {
      for (const listen of listeners) await listen(connected, tx, what);
    };
  const tellChat = (tx: Tx, personIds: readonly string[]) => tx.afterCommit(() => tellWhoMayWrite(tools, personIds));

  const connected: Tools = {
    ...tools,
    events: {
      personLeaves: to(lockWorkOf),
      personRemoved: to(
        endWorkOf,
        (_tools, tx, { teammate }) => forgetAnswersOf(tx, teammate.id),
        (_tools, tx, { teammate: { companyId }, ownerIds }) =>
          planRemindersOf(tx, clock.now(), { companyId, ownerIds }),
        (_tools, tx, { teammate }) => tellChat(tx, [teammate.id]),
      ),
      employeeJoined: to((_tools, tx, { companyId, worksForId, now }) =>
        planRemindersOf(tx, now, { companyId, ownerIds: [worksForId] }),
      ),
      timeZoneChanged: to((_tools, tx, { member, now }) => planRemindersTo(tx, now, member)),
      transactionsChanged: to((_tools, tx, { transactionIds, now }) => planReminders(tx, now, transactionIds)),
      datesHidden: to((_tools, tx, hidden) => forgetReminders(tx, hidden)),
      accessChanged: to((_tools, tx, { personIds }) => tellChat(tx, personIds)),
    },
    ask: {
      billingOf,
      seatsOf: async (db, companyId, now) => (await readAllowance(db, companyId, now)).members,
      isInTouchWith,
      countActiveTransactions,
      defaultNotificationOf,
    },
  };
  return connected;
}
