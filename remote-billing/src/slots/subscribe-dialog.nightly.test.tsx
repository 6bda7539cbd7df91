import { openDialog, type DialogOutcome } from '@keydate/client';
import { getUser, type User } from '@keydate/contracts/people';
import { fake, type Fake } from '@keydate/testing/fake-server/fake';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { aBilling, type BillingWorld } from '@keydate/testing/builders/billing';
import { aRealtor } from '@keydate/testing/builders/people';
import { installStandInStripe } from '@keydate/testing/stand-in-stripe/install-stand-in-stripe';
import { act, screen, waitFor } from '@testing-library/react';
import { ADDRESS, HAD_A_TRIAL, ON_TEAM, pressEnabled, VISA } from '../../test/open-pricing';
import SubscribeDialog from './subscribe-dialog';

const serve = installFakeServer();
afterEach(() => void jest.useRealTimers());
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

test('a payment there that the provider carries out a moment later ends the dialog then', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let isThere = false;
  const person = () => ({ result: aRealtor({ stripeAddress: ADDRESS, ...(isThere && ON_TEAM) }) });
  const { user, press, ended } = open({ stripeAddress: ADDRESS }, HAD_A_TRIAL, [fake(getUser, person)]);
  await user.click(await screen.findByRole('radio', { name: /^Team/ }));
  await press('Continue');
  await user.type(await screen.findByLabelText('Card number'), VISA);
  await press(/^Pay/);
  await screen.findByText('Your payment is being processed');
  isThere = true;
  await act(() => jest.advanceTimersByTimeAsync(3000));

  await expect(ended).resolves.toBe('done');
});

test('a plan that was archived while the dialog was open is refused with a sentence, and another one is picked there', async () => {
  const { user, server, press, ended } = open({ stripeAddress: ADDRESS });
  await user.click(await screen.findByRole('radio', { name: /^Team/ }));
  for (const plan of server.world.billing.plans) if (plan.name === 'Team') plan.active = false;
  await press('Continue');

  expect(await screen.findByText('This plan is no longer offered. Please choose another one.')).toBeVisible();
  const office = await screen.findByRole('radio', { name: /^Office/ });
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^Team/ })).not.toBeInTheDocument());
  await user.click(office);
  await press('Continue');

  await expect(ended).resolves.toBe('done');
});

test('an upgrade there whose dialog is closed while it is set up is done', async () => {
  const { user, press, ended } = open(ON_TEAM, { state: 'active', isTrialOffered: false });
  await user.click(await screen.findByRole('radio', { name: /^Office/ }));
  await press('Continue');
  await press('Confirm upgrade');
  await screen.findAllByText('Your upgrade is being set up. This takes a few seconds.');
  await press('Close');

  await expect(ended).resolves.toBe('done');
});
