import { isUsState } from '@keydate/domain/us-states';
import { z } from 'zod';
import { defineCall, replyWith } from './call';
import { id, lastChangedBy, text, timeOfDay } from './fields';
import { DATES_PER_TRANSACTION_MAX, SETTLED_NOTE_MAX, ZIP_CODE_DIGITS, ZIP_CODE_MAX_DIGITS } from './limits';
import { leadTimesInput, notificationInput } from './notification';
import { countingTerms, draftDates, settledAs, transaction, transactionDraftDate } from './transactions';

/** Spec § 5, Transaction address edit: looser than the wizard's listing step. */
export const addressEdit = z.object({
  street: text.trim().min(1, 'Street Address is required.'),
  city: text.trim().min(1, 'City is required.'),
  zipcode: z
    .string()
    .trim()
    .regex(/^\d*$/, 'Only numbers are allowed')
    .min(ZIP_CODE_DIGITS, 'Invalid Zip Code')
    .max(ZIP_CODE_MAX_DIGITS, 'Invalid Zip Code'),
  state: text.trim().min(1, 'State is required.').refine(isUsState, 'Please choose one of the states.'),
});

/** A row of the list that replaces a transaction's dates: with the `_id` of the date that it was; a new one may bring its own. */
export const contractDateInput = transactionDraftDate.extend({ _id: id.optional() });

/** The list that replaces a transaction's dates. */
export const contractDatesInput = draftDates(contractDateInput).refine(
  (dates) => isEachOnce(dates.flatMap(({ _id }) => _id ?? [])),
  'The same date is in the list twice.',
);

/** A date to settle, or to open again. Without `as` it is done, or stays what it is; without a note it keeps its own. */
const settling = z.object({
  _id: id,
  /** False opens it again. */
  isDone: z.boolean(),
  as: settledAs.optional(),
  /** A right to object or to terminate is waived only with one. */
  note: z.string().trim().max(SETTLED_NOTE_MAX, `A note may have at most ${SETTLED_NOTE_MAX} characters.`).optional(),
});

/** Why a deadline cannot be waived as asked. */
export const NOTE_NEEDED = 'This is a right to object or to terminate. Please say in a note why it is waived.';

/** Spec § 7: what may change; several at once change together or not at all. */
export const transactionUpdateBody = addressEdit
  .partial()
  .extend({
    /** Only `reopenTransaction` opens a closed one again. */
    status: z.literal('Closed', 'A transaction can be closed, and not opened again.').optional(),
    contractDates: contractDatesInput.optional(),
    /** Dates of the transaction that somebody settles, or opens again. Others stay as they are. */
    checkedOff: z
      .array(settling)
      .max(DATES_PER_TRANSACTION_MAX)
      .refine((dates) => isEachOnce(dates.map(({ _id }) => _id)), 'The same date is in the list twice.')
      .optional(),
    time_of_day: timeOfDay.nullable().optional(),
    acceptance_time: timeOfDay.nullable().optional(),
    /** Null: nobody has confirmed them. No date moves by it: `contractDates` has the days of those that do. */
    counting: countingTerms.nullable().optional(),
    /** Marks a deadline as the closing, by its id. Null: titles decide again. */
    closing: id.nullable().optional(),
    no_loan: z.boolean().optional(),
    /** Replaces the reminder that is nearest to each deadline, and leaves the others. */
    notification: notificationInput.optional(),
    /** Replaces all reminders of each deadline. */
    lead_times: leadTimesInput.optional(),
    /** Gives deadlines reminders of their own. Null: they have the transaction's again. */
    deadline_lead_times: z
      .array(z.object({ _id: id, lead_times: leadTimesInput.nullable() }))
      .max(DATES_PER_TRANSACTION_MAX)
      .optional(),
    /** The version that was changed. Another one by now: 409 with the present state. None: the last one to write wins. */
    version: z.number().int().optional(),
  })
  .refine(({ version: _version, ...change }) => Object.keys(change).length > 0, 'There is nothing to change.');

export const updateTransaction = defineCall({
  method: 'PUT',
  path: 'transaction-update/:id',
  summary:
    'Change the address, the dates (the whole list), which of them are settled and which is the closing, the hours at which they end, ' +
    'whether there is a loan, when reminders go out, or close it; 409 when `version` is not the present one',
  access: 'session',
  params: z.object({ id }),
  body: transactionUpdateBody,
  errors: ['COMPANY_MISSING'],
  errorResults: {
    TRANSACTION_CHANGED: z.object({ transaction, changedBy: lastChangedBy.default(null) }),
  },
  replies: { 200: replyWith(z.object({ updatedTransaction: transaction })) },
});

export const reopenTransaction = defineCall({
  method: 'POST',
  path: 'transaction-reopen/:id',
  summary:
    'Undo the closing of a transaction within ten seconds (our addition); 409 later, or when `version` is not the present one; ' +
    '406 when other active transactions have reached the limit of the plan meanwhile',
  access: 'session',
  params: z.object({ id }),
  body: z.object({ version: z.number().int() }),
  errors: ['COMPANY_MISSING', 'CLOSING_FINAL'],
  errorResults: {
    TRANSACTION_CHANGED: z.object({ transaction, changedBy: lastChangedBy.default(null) }),
    /** The person who entered another active transaction since the closing; an older server gives no result. */
    ACTIVE_LIMIT_EXCEEDED: z.object({ takenBy: lastChangedBy }).default({ takenBy: null }),
  },
  replies: { 200: replyWith(z.object({ updatedTransaction: transaction })) },
});

function isEachOnce(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}
