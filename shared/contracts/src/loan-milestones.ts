import { MILESTONE_ORDER } from '@keydate/domain/loan-milestones';
import { z } from 'zod';
import { defineCall, replyWith } from './call';
import { calendarDay, id } from './fields';

/** The steps of a loan. All of this file is our addition (server/src/transactions/README.md, Loan milestones). */
export const loanMilestone = z.enum(MILESTONE_ORDER);

/** A step that a lender has ticked, with its day. */
export const tickedMilestone = z.object({
  milestone: loanMilestone,
  day: calendarDay,
  /** The name of the lender who ticked it. */
  lender: z.string(),
  /** Their part in the transaction (`_id` of `transaction-lenders`): two lenders may have one name. */
  lenderId: z.string().default(''),
  /** The company that they lend for. */
  company: z.string().default(''),
});
export type TickedMilestone = z.infer<typeof tickedMilestone>;

const transactionId = z.object({ transactionId: id });
const milestonesReply = replyWith(z.object({ milestones: z.array(tickedMilestone) }));

export const listMilestones = defineCall({
  method: 'GET',
  path: 'loan-milestones/:transactionId',
  summary: 'The steps of the loan that lenders have ticked, in their usual order; for a lender their own',
  access: 'session',
  params: transactionId,
  errors: ['COMPANY_MISSING'],
  replies: { 200: milestonesReply },
});

export const tickMilestone = defineCall({
  method: 'PUT',
  path: 'loan-milestones/:transactionId',
  summary: 'As the lender of a transaction, tick a step of the loan with its day, or take it back (day null)',
  access: 'session',
  params: transactionId,
  body: z.object({ milestone: loanMilestone, day: calendarDay.nullable() }),
  errors: ['COMPANY_MISSING'],
  replies: { 200: milestonesReply },
});
