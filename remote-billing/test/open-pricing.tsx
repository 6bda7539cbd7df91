import { installFakeServer, renderPage, signedIn, type RenderedPage } from '@keydate/testing/jest';
import { installStandInStripe } from '@keydate/testing/stand-in-stripe/install-stand-in-stripe';
import { aBilling, type BillingWorld } from '@keydate/testing/builders/billing';
import { aRealtor, aSubscription } from '@keydate/testing/builders/people';
import type { Fake } from '@keydate/testing/fake-server/fake';
import type { World } from '@keydate/testing/fake-server/world';
import type { User } from '@keydate/contracts/people';
import { screen, waitFor } from '@testing-library/react';
import SubscriptionPage from '../src/pages/subscription-page';

export const ADDRESS = {
  line1: '12 Aspen Court',
  line2: null,
  city: 'Golden',
  state: 'CO',
  postal_code: '80401',
  country: 'US',
};

/** On the Team plan, paid by card. */
export const ON_TEAM: Partial<User> = {
  stripeAddress: ADDRESS,
  isSubscriptionPurchased: true,
  subscriptions: aSubscription({ nextBillingDate: new Date(2031, 2, 9, 12).toISOString() }),
};
export const HAD_A_TRIAL: Partial<BillingWorld> = { state: 'ended', isTrialOffered: false };

/** Presses a button as soon as it can be: an upgrade is confirmed only once its price is known. */
export async function pressEnabled(user: RenderedPage['user'], name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

/** The subscription's page with a fake payment provider; returns the result of `renderPage`, and the server. */
export function installPricing() {
  const serve = installFakeServer();
  const leave = jest.fn<undefined, [string]>();
  beforeEach(() => {
    leave.mockClear();
    installStandInStripe(leave);
  });

  return async (
    given: {
      person?: Partial<User>;
      billing?: Partial<BillingWorld>;
      world?: Partial<World>;
      at?: string;
      more?: Fake[];
    } = {},
  ) => {
    const server = serve({ billing: aBilling(given.billing), ...given.world }, given.more);
    const session = signedIn(server, aRealtor(given.person));
    const page = renderPage(<SubscriptionPage />, { at: given.at ?? '/subscription', path: '/subscription', session });
    await screen.findByRole('heading', { name: 'Pricing' });
    const press = (name: string | RegExp) => pressEnabled(page.user, name);
    const pay = async (card: string) => {
      const number = await screen.findByLabelText('Card number');
      await page.user.clear(number);
      await page.user.type(number, card);
      await press(/^Pay/);
    };
    return { ...page, server, leave, press, pay };
  };
}

export const VISA = '4242424242424242';
export const DECLINED = '4000000000000002';
