import type { User } from '@keydate/contracts/people';
import { DAY_MS } from '@keydate/domain/durations';
import { aCompany } from './companies';
import { anId } from './ids';

/** A person who may see their transactions: a realtor with a company, terms accepted, no subscription. */
export function aUser(user: Partial<User> = {}): User {
  const _id = user._id ?? anId('person');
  const fullName = user.fullName ?? 'Wren Castellanos';
  return {
    _id,
    fullName,
    role: 'SuperRealtor',
    avatar: null,
    contact: { email: `${fullName.toLowerCase().replaceAll(' ', '.')}@poudreriver.example`, phone: '9705550142' },
    company: aCompany({ owner: { _id, role: 'SuperRealtor', fullName, avatar: null } }),
    termsAccepted: true,
    timeZone: null,
    stripeAddress: null,
    isSubscriptionPurchased: false,
    subscriptions: null,
    subscriptionNotice: null,
    ...user,
  };
}

/** The head of a company of realtors. */
export function aRealtor(user: Partial<User> = {}): User {
  return aUser(user);
}

/** The head of a company of lenders. */
export function aLender(user: Partial<User> = {}): User {
  const _id = user._id ?? anId('person');
  const fullName = user.fullName ?? 'Ilse Okonjo';
  const company = aCompany({ owner: { _id, role: 'SuperLender', fullName, avatar: null } });
  return aUser({ _id, fullName, role: 'SuperLender', company, ...user });
}

/** Somebody who works for a realtor and sees that realtor's transactions. */
export function anEmployee(user: Partial<User> = {}): User {
  return aUser({ fullName: 'Tobias Lindqvist', role: 'Employee', company: aCompany(), ...user });
}

/** An agent of the company, who sees their own transactions. */
export function anAgent(user: Partial<User> = {}): User {
  return aUser({ fullName: 'Marisol Pruitt', role: 'Agent', company: aCompany(), ...user });
}

/** Somebody who has signed up and has no company yet (spec § 2.1). */
export function aPersonWithoutCompany(user: Partial<User> = {}): User {
  return aUser({ fullName: 'Juniper Vale', company: null, ...user });
}

/** A client's account, made by another app; refused here (spec § 1). */
export function aClientAccount(user: Partial<User> = {}): User {
  return aUser({ fullName: 'Desmond Achterberg', role: 'Client', company: null, ...user });
}

/** A subscription to the Team plan through Stripe, running. */
export function aSubscription(
  subscription: Partial<NonNullable<User['subscriptions']>> = {},
): NonNullable<User['subscriptions']> {
  return {
    provider: 'STRIPE',
    isCancelled: false,
    paymentAmount: 49,
    nextBillingDate: new Date(Date.now() + 19 * DAY_MS).toISOString(),
    stripeSubscriptionId: 'sub_poudre',
    subscritionPlanId: 'plan_team',
    subscription_tier: 'Team',
    ...subscription,
  };
}
