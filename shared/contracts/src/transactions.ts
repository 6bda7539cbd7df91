import { SETTLED_AS } from '@keydate/domain/settled-deadline';
import { isUsState } from '@keydate/domain/us-states';
import { z } from 'zod';
import { defineCall, replyWith } from './call';
import { TRANSACTION_ERRORS } from './errors/transaction-errors';
import {
  calendarDay,
  contractType,
  emailField,
  id,
  longText,
  nameField,
  stored,
  text,
  timeOfDay,
  transactionStatus,
} from './fields';
import { notification, notificationInput } from './notification';
import {
  CITY_MIN,
  COUNTED_WORDS_MAX,
  DATES_PER_TRANSACTION_MAX,
  PERSON_NAME_MAX,
  PHONE_DIGITS,
  SEARCH_TERM_MAX,
  STREET_MIN,
  TRANSACTION_PAGE_MAX,
  ZIP_CODE_DIGITS,
} from './limits';

export type TransactionStatus = z.infer<typeof transactionStatus>;
export const clientType = z.enum(['Yes', 'No', '']);

/** How a person settled a deadline, who and when; an older server says `done` of all. */
export const settledAs = z.enum(SETTLED_AS);
export const deadlineDone = z.object({
  by: z.object({ _id: id, fullName: z.string() }),
  at: z.iso.datetime(),
  as: settledAs.default('done'),
  note: z.string().default(''),
});
export type DeadlineDone = z.infer<typeof deadlineDone>;

/**
 * The days from which a transaction's dates count, and whether they move off days off, as a person confirmed them
 * (server/src/transactions/README.md, Computed deadlines). Closing is the day of the date that is the closing.
 */
export const countingTerms = z.object({
  mec: calendarDay.nullable().default(null),
  contractDate: calendarDay.nullable().default(null),
  acceptance: calendarDay.nullable().default(null),
  effectiveDate: calendarDay.nullable().default(null),
  roll: z.enum(['will', 'will_not', 'unknown']).default('unknown'),
});

export const contractDate = z.object({
  _id: id,
  date: calendarDay,
  title: z.string(),
  /** The titles that it had, one in each line, by which words of other dates name it; empty where nobody has renamed it. */
  formerTitle: z.string().default(''),
  description: z.string(),
  /** The words from which its day is counted; empty where nobody counts it. */
  words: z.string().default(''),
  /** True if its day is the counted one; false where a person has set another. */
  follows: z.boolean().default(false),
  /** Null while it is open (server/src/transactions/README.md, Deadlines). Only `checkedOff` of an update settles it. */
  done: deadlineDone.nullable().default(null),
});
export type ContractDate = z.infer<typeof contractDate>;

/** Further fields for a reader who is the transaction's lender, in another company (server/src/transactions/README.md, Lenders). */
export const asLender = z.object({
  /** Whose transaction it is. */
  company: z.string(),
  /** True if the client's phone number and email address are shared; where they are not, both are empty. */
  seesContact: z.boolean(),
});

/** Spec § 3, Transaction; `version` rises with every change (server/src/transactions/README.md, Transactions). */
export const transaction = z.object({
  _id: id,
  version: z.number().int(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  country: z.string(),
  contract_type: contractType,
  status: transactionStatus,
  client_information: z.object({
    client_type: clientType,
    client_name: z.string(),
    phone_number: z.string(),
    email_address: z.string(),
    client_id: z.object({ _id: id, avatar: stored.nullable() }),
  }),
  contractDates: z.array(contractDate),
  /**
   * When objections, resolutions, examinations and terminations end on their day; null: at 11:59 PM
   * (server/src/transactions/README.md, Deadlines).
   */
  time_of_day: timeOfDay.nullable().default(null),
  /** When the Acceptance Deadline ends on its day; null: at 11:59 PM, and for lenders who do not see that deadline. */
  acceptance_time: timeOfDay.nullable().default(null),
  /** The reminder that is nearest to each deadline. */
  notification,
  /** All reminders of each deadline, that one first; empty from an older server. */
  lead_times: z.array(notification).default([]),
  /** The deadlines that have others than these. */
  deadline_lead_times: z.array(z.object({ _id: id, lead_times: z.array(notification) })).default([]),
  /** Null where nobody has confirmed what dates count from, and for lenders. */
  counting: countingTerms.nullable().default(null),
  /** The id of the deadline that is the closing; null where none is recognized or several are, or where a lender does not see it. */
  closing: id.nullable().default(null),
  /** True if a person marked the closing: titles no longer decide (server/src/transactions/README.md, Deadlines). */
  closing_marked: z.boolean().default(false),
  /** True for cash: without a loan there is no Closing Disclosure. */
  no_loan: z.boolean().default(false),
  /**
   * By when the Closing Disclosure had to be received before the closing was moved; null where no move changed that
   * (server/src/transactions/README.md, Lenders).
   */
  disclosure_was: calendarDay.nullable().default(null),
  /** Null for those who read it as their company's. */
  asLender: asLender.nullable().default(null),
});
export type Transaction = z.infer<typeof transaction>;

/** Spec § 5, Wizard, listing step. */
export const listingStep = z.object({
  street: text.trim().min(STREET_MIN, 'Street Address must be at least 4 characters.'),
  city: text.trim().min(CITY_MIN, 'City must be at least 4 characters.'),
  zipcode: z
    .string()
    .trim()
    .length(ZIP_CODE_DIGITS, 'Zip Code must be exactly 5 digits.')
    .regex(/^\d*$/, 'Zip Code must contain only numbers.'),
  state: text.trim().refine(isUsState, 'Atleast one state need to be selected.'),
});

/** Spec § 5, Wizard, client step, only when the client is new. */
export const newClientStep = z.object({
  client_name: nameField(
    'Client Name is required.',
    `Client Name may have at most ${PERSON_NAME_MAX} characters.`,
    PERSON_NAME_MAX,
  ),
  phone_number: z
    .string()
    .trim()
    .regex(new RegExp(`^(?:\\d{${PHONE_DIGITS}})?$`), 'Phone Number must be exactly 10 digits.'),
  email_address: emailField('Email Address is required.', 'Invalid Email Address format.'),
});

/** Which of the company's clients it is, when the client is not new. */
export const existingClientStep = z.object({
  client_id: z.string().min(1, TRANSACTION_ERRORS.CLIENT_UNKNOWN.message).max(64),
});

const newClient = newClientStep.extend({ client_type: z.literal('Yes') });
const existingClient = existingClientStep.extend({ client_type: z.literal('No') });

export const transactionDraftDate = z.object({
  date: calendarDay,
  title: text.trim().min(1, 'Every date needs a title.'),
  description: longText.default(''),
  /** Where they are left out, a date keeps its own; one that moves to another day follows no longer. */
  words: z.string().max(COUNTED_WORDS_MAX, `The words may have at most ${COUNTED_WORDS_MAX} characters.`).optional(),
  follows: z.boolean().optional(),
});

export const draftDates = <D extends z.ZodType>(date: D) =>
  z.array(date).max(DATES_PER_TRANSACTION_MAX, `A transaction may have at most ${DATES_PER_TRANSACTION_MAX} dates.`);

/** A date of the wizard's request; one that was renamed at review brings its former titles, by which words of others name it. */
export const transactionNewDate = transactionDraftDate.extend({
  formerTitle: longText.optional(),
  /** The row of `reading` from which it was entered, whose picture stays with it. */
  row: z.number().int().positive().optional(),
});

/** The wizard's request. The spec names `contract_dates` here and `contractDates` everywhere else. */
export const transactionAddBody = listingStep.extend({
  country: text.default('USA'),
  contract_type: contractType,
  // spec § 9; a closed one would count towards no limit, and each may send a mail to a new client
  status: z.literal('Active', 'A new transaction is active. It can be closed later.').default('Active'),
  client_information: z.discriminatedUnion('client_type', [newClient, existingClient]),
  contract_dates: draftDates(transactionNewDate),
  time_of_day: timeOfDay.nullable().default(null),
  acceptance_time: timeOfDay.nullable().default(null),
  counting: countingTerms.nullable().default(null),
  /** Where it is left out: the default of the person who enters it, or else the product's. */
  notification: notificationInput.optional(),
  /**
   * Made by the browser for one transaction: the same person's same id makes no second one
   * (server/src/transactions/README.md, Transactions).
   */
  requestId: z.uuid().optional(),
  /** The contract that it was entered from, and whether it stays with the transaction. */
  reading: z.object({ _id: id, isKept: z.boolean() }).optional(),
  /** The person knows of the transaction with the same client and street, and wants another. */
  confirmsAlike: z.boolean().optional(),
});

/** How the server handled the client that was sent (server/src/transactions/README.md, Clients). */
export const clientTaken = z.object({
  /** Fields of a new client that were not taken, because the company already has this email with other values. */
  notTaken: z.array(z.enum(['client_name', 'phone_number'])),
  /** True if an email has told the client who entered which data about them. */
  isTold: z.boolean(),
});

/** A contract that stays with its transaction; it opens at `url`, below {api_host}/api, for people who may change that. */
export const keptContract = z.object({ url: z.string(), fileName: z.string() });
export type KeptContract = z.infer<typeof keptContract>;

/** The row of the contract from which a date was entered; it opens at `url`, below {api_host}/api, for people who may change its transaction. */
export const deadlinePicture = z.object({ dateId: z.string(), page: z.number(), url: z.string() });
export type DeadlinePicture = z.infer<typeof deadlinePicture>;

export const addTransaction = defineCall({
  method: 'POST',
  path: 'transaction-add',
  summary:
    'Create a transaction, once for each requestId (409 when it comes again with another body); ' +
    '409 for a client and street of a transaction that the person sees, unless they confirm it; ' +
    '406 when the company has as many active ones as its plan allows',
  access: 'session',
  body: transactionAddBody,
  errors: ['COMPANY_MISSING', 'ACTIVE_LIMIT_EXCEEDED', 'CLIENT_UNKNOWN', 'NEW_CLIENT_NOT_ALLOWED'],
  errorResults: {
    TRANSACTION_CREATED_BEFORE: z.object({ transaction }),
    TRANSACTION_ALIKE: z.object({ transaction }),
  },
  replies: {
    200: replyWith(z.object({ transaction, client: clientTaken, contract: keptContract.nullable().default(null) })),
  },
});

export const listTransactions = defineCall({
  method: 'GET',
  path: 'user-transaction-list/:userId',
  summary:
    'The transactions a person sees, by their next deadline (overdue first, those without one last, then newest first), ' +
    `page by page: ${TRANSACTION_PAGE_MAX} at a time where no limit is given, the next by nextCursor`,
  access: 'session',
  params: z.object({ userId: id }),
  query: z.object({
    contract_type: contractType.optional(),
    status: transactionStatus.optional(),
    limit: z.coerce.number().int().min(1).max(TRANSACTION_PAGE_MAX).optional(),
    cursor: z.string().max(200).optional(),
  }),
  errors: ['COMPANY_MISSING'],
  replies: {
    200: replyWith(z.object({ transactions: z.array(transaction), nextCursor: z.string().nullable() })),
  },
});

/** An invite code of the person who asks, as spec § 2.8 shows it on the client's card; `link` is where the invited sign up. */
export const invite = z.object({ kind: z.enum(['client', 'employee', 'agent']), code: z.string(), link: z.string() });
export type Invite = z.infer<typeof invite>;

export const getTransaction = defineCall({
  method: 'GET',
  path: 'single-transaction-details/:id',
  summary: 'One transaction with all its dates, and the invite codes that its client card shows',
  access: 'session',
  params: z.object({ id }),
  errors: ['COMPANY_MISSING'],
  replies: {
    200: replyWith(
      z.object({
        transactions: transaction,
        invites: z.array(invite),
        /** Null for lenders, too. */
        contract: keptContract.nullable().default(null),
        /** None for lenders, too. */
        pictures: z.array(deadlinePicture).default([]),
      }),
    ),
  },
});

export const searchTransactions = defineCall({
  method: 'GET',
  path: 'transaction-search',
  summary: 'Transactions by client name, email or side label, over both statuses (our addition)',
  access: 'session',
  query: z.object({ q: z.string().trim().min(1).max(SEARCH_TERM_MAX) }),
  errors: ['COMPANY_MISSING'],
  replies: {
    200: replyWith(
      z.object({
        transactions: z.array(
          transaction.pick({
            _id: true,
            street: true,
            city: true,
            state: true,
            contract_type: true,
            status: true,
            client_information: true,
            asLender: true,
          }),
        ),
      }),
    ),
  },
});
export type TransactionFound = z.infer<(typeof searchTransactions)['replies'][200]>['result']['transactions'][number];
