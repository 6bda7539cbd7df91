import type { PlanRefusal } from '@keydate/domain/plan-button';
import type { PlanUse } from '@keydate/domain/plan-fit';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The text of the plan cards. */
export const copy = {
  label: 'Plans',
  popular: 'Popular',
  perMonth: 'per month',
  // spec § 2.9, word for word
  trial: 'Monthly subscriptions starts after your 7 day trial.',
  members: (members: number) => (members === 1 ? 'Singular Agent' : `You plus ${members - 1} team members`),
  transactions: (max: number) => `${max} active transactions per account per month`,
  perks: ['Contracts read by text recognition', 'Reminders of every deadline', 'Messages with clients and your team'],
  firstCharge: (price: string, day: string) => `First charge: ${price} on ${day}`,
  chargedToday: (price: string) => `First charge: ${price} today`,
  none: 'No plans are available right now. Please come back later.',
  refusal: {
    'managed-by-google': 'Managed by Google Play.',
    'managed-by-apple': 'Managed in the App Store.',
    cancelled: 'Resume your subscription first, then upgrade.',
    'past-due': 'Pay your open invoice first, then upgrade.',
    changing: 'Your plan changes when the paid period ends. You can upgrade after that.',
    'not-an-upgrade': 'Cancel first, then choose this plan when your current one ends.',
    'after-the-current': 'You can choose this plan when your current one ends.',
  } as const satisfies Record<Exclude<PlanRefusal, 'too-small'>, string>,
  tooSmall: ({ members, activeTransactions }: PlanUse) => {
    const steps = [
      ...(activeTransactions > 0
        ? [`close ${count(activeTransactions, 'active transaction', 'active transactions')}`]
        : []),
      ...(members > 0 ? [`remove ${count(members, 'member', 'members')}`] : []),
    ];
    return `To choose this plan, ${steps.join(' and ')} first.`;
  },
} as const;
