import type { User } from '@keydate/contracts/people';
import type { Subscription } from '../billing/subscriptions.repository';
import { presentCompany } from '../companies/companies.presenter';
import { presentPicture } from '../pictures/pictures.presenter';
import { hasAcceptedTerms } from './people.policy';
import type { Profile } from './use-cases/read-profile';

export function presentUser({ person, membership }: Profile, origin: string): User {
  const { id, fullName, role, email, phone, pictureId } = person;
  return {
    _id: id,
    fullName,
    role,
    avatar: presentPicture(pictureId),
    contact: { email, phone },
    company: membership && presentCompany({ ...membership, origin }),
    termsAccepted: hasAcceptedTerms(person),
    stripeAddress: null,
    isSubscriptionPurchased: membership?.subscription !== undefined,
    subscriptions: presentSubscription(membership?.subscription),
  };
}

function presentSubscription(subscription: Subscription | undefined): User['subscriptions'] {
  if (!subscription) return null;
  return {
    provider: subscription.provider,
    isCancelled: subscription.isCancelled,
    paymentAmount: subscription.paymentAmountCents / 100,
    nextBillingDate: subscription.nextBillingAt.toISOString(),
    stripeSubscriptionId: subscription.providerSubscriptionId,
    // spec § 3: written so on the wire
    subscritionPlanId: subscription.providerPlanId,
    subscription_tier: subscription.plan,
  };
}
