import { CLOSING_UNDO_MS } from '@keydate/contracts/limits';
import { NOTE_NEEDED, reopenTransaction, updateTransaction } from '@keydate/contracts/transaction-update';
import type { DeadlineDone, Transaction } from '@keydate/contracts/transactions';
import { disclosureDayOf } from '@keydate/domain/closing-disclosure';
import { countAfterEdit } from '@keydate/domain/computed-deadlines/follow-days';
import { doneAfterEdit } from '@keydate/domain/deadlines';
import { formerTitleAfterEdit } from '@keydate/domain/former-titles';
import { nearestFirst } from '@keydate/domain/lead-times';
import { lacksNote, settle } from '@keydate/domain/settled-deadline';
import type { QuestionOfWorld } from '../builders/questions';
import { aContractDate, closingOf } from '../builders/transactions';
import { fake, type Asked } from './fake';
import { transactionOf } from './members';
import { withdrawUnanswered } from './withdraw-unanswered';
import type { World } from './world';

type Change = Asked<typeof updateTransaction>['body'];

export const updateTransactionFakes = [
  fake(updateTransaction, (asked) => {
    const { params, body, world, refuse } = asked;
    const { version, ...change } = body;
    const before = transactionOf(asked, params.id);
    const message =
      Object.keys(change).join() === 'notification' ? 'Scheduled Notification Succesfully' : 'Update successful!';
    const missing = missingDate(before, change);
    if (missing && (version === undefined || version === before.version))
      throw refuse('BAD_INPUT', { errors: { [missing]: 'The transaction does not have this date.' } });
    const { _id, fullName } = asked.account.user;
    const edited = changedBy(before, change, { by: { _id, fullName }, at: new Date().toISOString() });
    const changed = { ...edited, disclosure_was: disclosureWas(before, edited, world) };
    if (!missing && JSON.stringify(changed) === JSON.stringify(before))
      return { message, result: { updatedTransaction: before } };
    if (version !== undefined && version !== before.version)
      throw refuse('TRANSACTION_CHANGED', { result: { transaction: before, changedBy: world.lastChangedBy } });
    const updatedTransaction = { ...changed, version: before.version + 1 };
    const lacking = lackingNote(updatedTransaction, change);
    if (lacking) throw refuse('BAD_INPUT', { errors: { [lacking]: NOTE_NEEDED } });
    world.transactions = world.transactions.map((one) => (one === before ? updatedTransaction : one));
    if (change.status === 'Closed' && before.status === 'Active') {
      const isWithdrawn = ({ transactionId, state }: QuestionOfWorld) =>
        transactionId === params.id && state === 'asked';
      const questionIds = world.questions.filter(isWithdrawn).map(({ _id }) => _id);
      world.closings[params.id] = { until: Date.now() + CLOSING_UNDO_MS, questionIds };
      withdrawUnanswered(world, isWithdrawn);
    }
    return { message, result: { updatedTransaction } };
  }),
  fake(reopenTransaction, (asked) => {
    const { params, body, world, refuse } = asked;
    const before = transactionOf(asked, params.id);
    const message = 'Update successful!';
    if (before.status === 'Active' && before.version === body.version + 1)
      return { message, result: { updatedTransaction: before } };
    if (before.version !== body.version)
      throw refuse('TRANSACTION_CHANGED', { result: { transaction: before, changedBy: world.lastChangedBy } });
    const closing = world.closings[params.id];
    if (!closing || closing.until <= Date.now()) throw refuse('CLOSING_FINAL');
    const active = world.transactions.filter(({ status }) => status === 'Active').length;
    if (active >= world.activeLimit)
      throw refuse('ACTIVE_LIMIT_EXCEEDED', { result: { takenBy: world.lastChangedBy } });
    const updatedTransaction: Transaction = { ...before, status: 'Active', version: before.version + 1 };
    world.transactions = world.transactions.map((one) => (one === before ? updatedTransaction : one));
    world.questions = world.questions.map((one) =>
      closing.questionIds.includes(one._id) ? { ...one, state: 'asked', endedAt: null } : one,
    );
    return { message, result: { updatedTransaction } };
  }),
];

/** A transaction after a change, with its old version. */
export function changedBy(
  before: Transaction,
  {
    contractDates = before.contractDates,
    checkedOff = [],
    closing,
    notification,
    lead_times: leads,
    deadline_lead_times: leadsOfDates = [],
    ...facts
  }: Omit<Change, 'version'>,
  by: Pick<DeadlineDone, 'by' | 'at'>,
): Transaction {
  const dates = contractDates.map((date) => {
    const previous = before.contractDates.find(({ _id }) => _id === date._id);
    const formerTitle = formerTitleAfterEdit(previous, date.title);
    const next = { ...date, formerTitle, ...countAfterEdit(previous, date) };
    const done = doneAfterEdit(previous, date.date);
    const asked = checkedOff.find(({ _id }) => _id === date._id);
    if (!asked) return aContractDate({ ...next, done });
    return aContractDate({ ...next, done: settle(done, asked, by) });
  });
  const marked = closing === undefined && before.closing_marked ? before.closing : closing;
  const further = before.lead_times.slice(1);
  const all = nearestFirst(leads ?? [notification ?? before.notification, ...further]);
  const asked = new Set(leadsOfDates.map(({ _id }) => _id));
  const own = [...before.deadline_lead_times.filter(({ _id }) => !asked.has(_id)), ...leadsOfDates];
  return {
    ...before,
    ...facts,
    contractDates: dates,
    ...closingOf(dates, marked),
    notification: all[0] ?? before.notification,
    lead_times: all,
    deadline_lead_times: own.flatMap(({ _id, lead_times: one }) =>
      one ? [{ _id, lead_times: nearestFirst(one) }] : [],
    ),
  };
}

/** By when the Closing Disclosure had to be received, where a transaction with a lender has another closing now. */
function disclosureWas(before: Transaction, after: Transaction, { lenders }: World): Transaction['disclosure_was'] {
  const isWithLender = lenders.some(({ transactionId, state }) => transactionId === after._id && state === 'accepted');
  const closing = after.contractDates.find(({ _id, done }) => _id === after.closing && done === null);
  const previous = before.contractDates.find(({ _id }) => _id === before.closing);
  if (after.status !== 'Active' || after.no_loan || !isWithLender || !closing || !previous)
    return before.disclosure_was;
  const was = disclosureDayOf(previous.date);
  return was === disclosureDayOf(closing.date) ? before.disclosure_was : was;
}

/** The place in the body of the note that a right to be waived needs. */
function lackingNote({ contractDates }: Transaction, { checkedOff = [] }: Change): string | undefined {
  const lacking = checkedOff.findIndex(({ _id }) =>
    contractDates.some((date) => date._id === _id && lacksNote(date.title, date.done)),
  );
  return lacking >= 0 ? `checkedOff.${lacking}.note` : undefined;
}

/** The place in the body of a date to be checked off, or to be the closing, that the transaction does not have. */
function missingDate(
  { contractDates: before }: Transaction,
  { contractDates = before, checkedOff = [], closing }: Change,
): string | undefined {
  const isThere = (id: string) => contractDates.some(({ _id }) => _id === id);
  const missing = checkedOff.findIndex(({ _id }) => !isThere(_id));
  if (missing >= 0) return `checkedOff.${missing}._id`;
  return closing && !isThere(closing) ? 'closing' : undefined;
}
