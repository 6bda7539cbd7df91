import { FREE_ACTIVE_TRANSACTIONS, FREE_MEMBERS } from '@keydate/contracts/limits';

/** The text of the notice above the pages, about a payment that failed or a plan that ended. */
export const copy = {
  paymentFailed: 'Your last payment failed',
  keepPlan: (day: string) =>
    `Change your card by ${day} to keep your plan. After that, the free limits apply. Nothing is deleted.`,
  ended: 'Your subscription has ended',
  freeAllowance:
    'Nothing is deleted: you can still edit everything, and reminders go out. ' +
    `Without a plan, your company can have up to ${FREE_ACTIVE_TRANSACTIONS} active transaction and ${FREE_MEMBERS} members.`,
  endedForMembers: 'Your company’s subscription has ended',
  askOwner: (owner: string) =>
    `Nothing is deleted: you can still edit everything, and reminders go out. If a new transaction is refused, ask ${owner} to choose a plan.`,
  seeSubscription: 'See subscription',
  seePlans: 'See plans',
} as const;
