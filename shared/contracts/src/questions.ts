import { z } from 'zod';
import { defineCall, replyWith } from './call';
import { calendarDay, id, lastChangedBy } from './fields';
import { DATES_PER_TRANSACTION_MAX, QUESTION_MAX, REASON_MAX } from './limits';
import { contractDatesInput } from './transaction-update';
import { transaction } from './transactions';

/** The state of a question to a lender. All calls of this file are our addition (server/src/transactions/README.md, Second opinion). */
export const questionState = z.enum(['asked', 'answered', 'closed', 'withdrawn']);

const moment = z.iso.datetime();

/** The decision about a day that the lender proposes. */
export const proposalDecision = z.object({ isAccepted: z.boolean(), by: z.string(), at: moment, reason: z.string() });

/** Another day that the lender proposes for a deadline. */
export const proposal = z.object({
  dateId: id,
  title: z.string(),
  /** The day that the deadline had when the lender answered. */
  from: calendarDay,
  to: calendarDay,
  decision: proposalDecision.nullable(),
});
export type Proposal = z.infer<typeof proposal>;

/** A question that a realtor asks a lender about a transaction, with its answer: a thread of its own. */
export const question = z.object({
  _id: id,
  transaction: z.object({ _id: id, street: z.string(), city: z.string(), clientName: z.string() }),
  /** As whom the reader reads it. */
  side: z.enum(['realtor', 'lender']),
  state: questionState,
  lender: z.object({ fullName: z.string(), company: z.string() }),
  /** The person who asked; the lender sees that person's company instead. */
  askedBy: z.string(),
  question: z.string(),
  /** The deadlines that it is about, as they were when it was asked. */
  dates: z.array(z.object({ _id: id, title: z.string(), date: calendarDay })),
  /** By which day, at the property, the answer is wanted. */
  dueOn: calendarDay,
  isOverdue: z.boolean(),
  /** True if that is today, at the property. */
  isDueToday: z.boolean().default(false),
  askedAt: moment,
  answer: z.string().nullable(),
  answeredAt: moment.nullable(),
  proposals: z.array(proposal),
  /** When it was closed or withdrawn. */
  endedAt: moment.nullable(),
});
export type Question = z.infer<typeof question>;

const transactionId = z.object({ transactionId: id });
const questionId = z.object({ id });
const questionReply = replyWith(z.object({ question }));
const questionsReply = replyWith(z.object({ questions: z.array(question) }));

/** Why a question takes an action no longer, or not yet. */
const ACTION_ERRORS = ['COMPANY_MISSING', 'QUESTION_ANSWERED', 'QUESTION_UNANSWERED', 'QUESTION_OVER'] as const;

const words = (missing: string) =>
  z.string().trim().min(1, missing).max(QUESTION_MAX, `Please write at most ${QUESTION_MAX} characters.`);

export const listQuestions = defineCall({
  method: 'GET',
  path: 'transaction-questions/:transactionId',
  summary: 'The questions to lenders about a transaction, the newest first; for a lender those to them',
  access: 'session',
  params: transactionId,
  errors: ['COMPANY_MISSING'],
  replies: { 200: questionsReply },
});

export const listWaitingQuestions = defineCall({
  method: 'GET',
  path: 'waiting-questions',
  summary:
    'The questions that wait for you: as a lender for your answer; otherwise overdue ones, and proposals to decide',
  access: 'session',
  errors: ['COMPANY_MISSING'],
  replies: { 200: questionsReply },
});

export const askQuestion = defineCall({
  method: 'POST',
  path: 'transaction-questions/:transactionId',
  summary:
    'Ask a lender of a transaction a question, once for each requestId; with other words than before it is refused',
  access: 'session',
  params: transactionId,
  body: z.object({
    /** Made by the browser for one question; it becomes the question’s id. */
    requestId: z.uuid(),
    /** The lender’s part in the transaction (`_id` of `transaction-lenders`). */
    lender: id,
    question: words('Please write your question.'),
    /** Deadlines that the lender sees. */
    dates: z.array(id).max(DATES_PER_TRANSACTION_MAX).default([]),
    dueOn: calendarDay,
  }),
  errors: [
    'COMPANY_MISSING',
    'LENDER_NOT_READING',
    'QUESTION_TRANSACTION_CLOSED',
    'QUESTION_ASKED_BEFORE',
    'QUESTION_LIMIT',
  ],
  replies: { 200: questionReply },
});

export const answerQuestion = defineCall({
  method: 'POST',
  path: 'question/:id/answer',
  summary: 'Answer a question as its lender, and propose other days for its deadlines; sent again, it succeeds again',
  access: 'session',
  params: questionId,
  body: z.object({
    answer: words('Please write your answer.'),
    proposals: z
      .array(z.object({ dateId: id, to: calendarDay }))
      .max(DATES_PER_TRANSACTION_MAX)
      .default([]),
  }),
  errors: [...ACTION_ERRORS, 'QUESTION_TRANSACTION_CLOSED'],
  replies: { 200: questionReply },
});

export const decideProposal = defineCall({
  method: 'POST',
  path: 'question/:id/decision',
  summary: 'Accept the day that the lender proposes, which changes the transaction, or do not',
  access: 'session',
  params: questionId,
  body: z.object({
    dateId: id,
    isAccepted: z.boolean(),
    reason: z.string().trim().max(REASON_MAX, `Please write at most ${REASON_MAX} characters.`).default(''),
    /** The version of the transaction that the person saw. Another one by now: 409 with the present state. */
    version: z.number().int().optional(),
    /** All dates, on the days that the person has seen, where others move with the accepted one. Without it, that one alone moves. */
    contractDates: contractDatesInput.optional(),
  }),
  errors: [...ACTION_ERRORS, 'PROPOSAL_DATE_GONE'],
  errorResults: {
    TRANSACTION_CHANGED: z.object({ transaction, changedBy: lastChangedBy.default(null) }),
    // an older server gives no result
    PROPOSAL_DECIDED: z.object({ decidedBy: lastChangedBy }).default({ decidedBy: null }),
  },
  replies: { 200: questionReply },
});

export const closeQuestion = defineCall({
  method: 'POST',
  path: 'question/:id/close',
  summary: 'Close a question that was answered; closed before, it stays closed',
  access: 'session',
  params: questionId,
  errors: ACTION_ERRORS,
  replies: { 200: questionReply },
});

export const withdrawQuestion = defineCall({
  method: 'POST',
  path: 'question/:id/withdraw',
  summary: 'Withdraw a question that has no answer yet; withdrawn before, it stays withdrawn',
  access: 'session',
  params: questionId,
  errors: ACTION_ERRORS,
  replies: { 200: questionReply },
});
