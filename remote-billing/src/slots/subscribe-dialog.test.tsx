import { openDialog, session, type DialogOutcome } from '@keydate/client';
import { readPaymentReturn } from '@keydate/contracts/billing';
import { getUser, type User } from '@keydate/contracts/people';
import { fake, type Fake } from '@keydate/testing/fake-server/fake';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { aBilling, aPlan, type BillingWorld } from '@keydate/testing/builders/billing';
import { aRealtor, aSubscription } from '@keydate/testing/builders/people';
import { installStandInStripe } from '@keydate/testing/stand-in-stripe/install-stand-in-stripe';
import { act, screen, waitFor } from '@testing-library/react';
import { ADDRESS, HAD_A_TRIAL, ON_TEAM, pressEnabled, VISA } from '../../test/open-pricing';
import SubscribeDialog from './subscribe-dialog';

const serve = installFakeServer();
const leave = jest.fn();
beforeEach(() => installStandInStripe(leave));

function open(person: Partial<User>, billing: Partial<BillingWorld> = {}, more: Fake[] = []) {
  const server = serve({ billing: aBilling(billing) }, more);
  const page = renderPage(<SubscribeDialog />, { at: '/', session: signedIn(server, aRealtor(person)) });
  let ended: Promise<DialogOutcome> = Promise.resolve('unavailable');
  act(() => {
    ended = openDialog('subscribe');
  });
  const press = (name: string | RegExp) => pressEnabled(page.user, name);
  return { ...page, server, press, ended };
}

test('a plan must be picked first; the trial then starts, and the person stays on the page', async () => {
  const { user, press, ended } = open({ stripeAddress: ADDRESS });
  await screen.findByRole('radio', { name: /^Team/ });
  await press('Continue');
  expect(await screen.findByText('Please select a package!')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Team/ }));
  await press('Continue');

  await expect(ended).resolves.toBe('done');
  expect(screen.getByText(/^Free Trial started successfully/)).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

test('a plan that is full with what the company has is not offered: the next transaction would be refused again', async () => {
  const plans = [0, 20].map((activeTransactions) =>
    aPlan(activeTransactions === 0 ? 'Solo' : 'Team', 1900, { members: 5, activeTransactions }),
  );
  open({ stripeAddress: ADDRESS }, { ...HAD_A_TRIAL, plans });

  expect(await screen.findByRole('radio', { name: /^Team/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^Solo/ })).not.toBeInTheDocument();
});

test('a payment there does not leave the page', async () => {
  const { user, press, ended } = open({ stripeAddress: ADDRESS }, HAD_A_TRIAL);
  await user.click(await screen.findByRole('radio', { name: /^Team/ }));
  await press('Continue');
  await user.type(await screen.findByLabelText('Card number'), VISA);
  await press(/^Pay/);

  await expect(ended).resolves.toBe('done');
  expect(leave).not.toHaveBeenCalled();
});

test('a payment there that the provider has not carried out yet is said to be under way, and nothing is restored', async () => {
  const processing = { purpose: 'subscription', outcome: 'processing' } as const;
  const answer = fake(readPaymentReturn, () => ({ result: { data: processing } }));
  const { user, press, ended } = open({ stripeAddress: ADDRESS }, HAD_A_TRIAL, [answer]);
  await user.click(await screen.findByRole('radio', { name: /^Team/ }));
  await press('Continue');
  await user.type(await screen.findByLabelText('Card number'), VISA);
  await press(/^Pay/);

  expect(await screen.findByText('Your payment is being processed')).toBeVisible();
  expect(screen.queryByText('Your Team plan has started')).not.toBeInTheDocument();
  await press('Done');
  await expect(ended).resolves.toBe('closed');
});

describe('where the plan ended while the tab was open,', () => {
  /** The tab still shows the person who had a plan. */
  const openLate = (state: BillingWorld['state'], more: Fake[] = []) => {
    const opened = open({ stripeAddress: ADDRESS }, { ...HAD_A_TRIAL, state }, more);
    act(() => session().update(ON_TEAM));
    return opened;
  };

  test.each(['ended', 'none'] as const)('all plans are offered where the server says "%s"', async (state) => {
    const unread = fake(getUser, ({ refuse }) => {
      throw refuse('INTERNAL');
    });
    openLate(state, [unread]);

    expect(await screen.findByRole('radio', { name: /^Team/ })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
  });

  test('the tab learns of it, so that the draft cannot be restored before a plan is bought', async () => {
    openLate('ended');

    await waitFor(() =>
      expect(session().user()).toMatchObject({ isSubscriptionPurchased: false, subscriptions: null }),
    );
  });
});

test('it can be closed without buying', async () => {
  const { press, ended } = open({});
  await press('Not now');

  await expect(ended).resolves.toBe('closed');
});

test('a company that can have no larger plan is led to its subscription, which says why', async () => {
  const held = { ...ON_TEAM, subscriptions: aSubscription({ isCancelled: true }) };
  const { user, ended } = open(held, { state: 'active', isTrialOffered: false });
  expect(await screen.findByText(/cannot switch to a larger plan right now/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'See subscription' }));

  await expect(ended).resolves.toBe('closed');
  expect(window.location.pathname).toBe('/subscription');
});
