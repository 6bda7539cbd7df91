import { FREE_ACTIVE_TRANSACTIONS, FREE_MEMBERS } from '@keydate/contracts/limits';

/** What the shell tells above the pages when something became of the company's plan. */
export const copy = {
  paymentFailed: 'Your last payment failed',
  keepPlan: (day: string) =>
    `Change your card by ${day} to keep your plan. After that new transactions and members are refused. Nothing is deleted.`,
  ended: 'Your subscription has ended',
  freeAllowance: `Everything stays and can be edited, and reminders go out. Without a plan your company may have ${FREE_ACTIVE_TRANSACTIONS} active transaction and ${FREE_MEMBERS} members; more are refused.`,
  endedForMembers: 'Your company’s subscription has ended',
  askOwner: (owner: string) =>
    `Everything stays and can be edited, and reminders go out. If a new transaction is refused, ask ${owner} to choose a plan.`,
  seeSubscription: 'See subscription',
  seePlans: 'See plans',
} as const;
