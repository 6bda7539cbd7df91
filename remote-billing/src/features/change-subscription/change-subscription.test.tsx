import { cancelSubscription } from '@keydate/contracts/billing';
import { aCard, anInvoice } from '@keydate/testing/builders/billing';
import { PASSWORD } from '@keydate/testing/fake-server/world';
import { screen, waitFor } from '@testing-library/react';
import { installPricing, ON_TEAM } from '../../../test/open-pricing';

const openPricing = installPricing();
const onTeam = { person: ON_TEAM, billing: { state: 'active', card: aCard() } as const };

async function openCancel(given: Parameters<typeof openPricing>[0] = onTeam) {
  const page = await openPricing(given);
  await page.press('Change Subscription Now');
  expect(await screen.findByRole('dialog', { name: 'Subscription Cancel or Upgrade' })).toBeVisible();
  await page.press('Proceed to Cancellation');
  const confirm = async (password: string) => {
    await page.user.clear(screen.getByLabelText('Password'));
    if (password) await page.user.type(screen.getByLabelText('Password'), password);
    await page.press('Confirm');
  };
  return { ...page, confirm };
}

test('without a subscription there is nothing to change, and the page says why', async () => {
  await openPricing();

  const button = await screen.findByRole('button', { name: 'Change Subscription Now' });
  expect(button).toBeDisabled();
  const reason = 'You can change a subscription once you have bought one here.';
  expect(button).toHaveAccessibleDescription(reason);
  expect(screen.getByText(reason)).toBeVisible();
});

test('a cancelled plan makes room for a smaller one when it ends, which that one’s button says', async () => {
  const subscriptions = ON_TEAM.subscriptions && { ...ON_TEAM.subscriptions, isCancelled: true };
  await openPricing({ person: { ...ON_TEAM, subscriptions }, billing: { state: 'active' } });

  expect(await screen.findByRole('button', { name: 'Get Started Solo' })).toHaveAccessibleDescription(
    'You can choose this plan when your current one ends.',
  );
  expect(screen.getByRole('button', { name: 'Upgrade Office' })).toHaveAccessibleDescription(
    'Resume your subscription first, then upgrade.',
  );
});

test('a plan is cancelled with the password of the account, stays until its last day, and can be resumed', async () => {
  const { confirm, press, session } = await openCancel();
  expect(screen.getByRole('dialog')).toHaveTextContent('stays active until 03-09-2031');
  await confirm(PASSWORD);

  expect(await screen.findByRole('dialog', { name: 'Successfully Cancelled' })).toHaveTextContent('03-09-2031');
  expect(session.user()?.subscriptions?.isCancelled).toBe(true);
  await press('Done');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Resume Subscription' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Cancelled Team' })).toBeDisabled();
  expect(screen.getByText('Your plan is cancelled and ends on 03-09-2031')).toBeVisible();

  await press('Resume Subscription');
  await press('Resume');
  expect(await screen.findByText('Your subscription continues')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('The next charge is $49 on 03-09-2031');
  await press('Done');
  expect(screen.getByRole('button', { name: 'Current Plan Team' })).toBeDisabled();
});

test('in the first hour of a period, a cancellation says that the period is still charged', async () => {
  const at = new Date(2031, 1, 9, 13).toISOString();
  const { confirm, press } = await openCancel({
    ...onTeam,
    billing: { ...onTeam.billing, underWay: { at, amount: 4900, carried: 0 } },
  });
  const sentence = 'You will still be charged for the current period: $49.00 on 02-09-2031.';
  expect(screen.getByRole('dialog')).toHaveTextContent(sentence);
  await confirm(PASSWORD);
  expect(await screen.findByRole('dialog', { name: 'Successfully Cancelled' })).toHaveTextContent(sentence);
  await press('Done');
  expect(screen.getByText('Your plan is cancelled and ends on 03-09-2031').parentElement).toHaveTextContent(sentence);
});

test('a wrong password is said at its field, signs nobody out, and cancels nothing', async () => {
  const { confirm, session, server } = await openCancel();
  await confirm('wrong');

  await waitFor(() =>
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/The current password is wrong\./),
  );
  expect(session.user()?.subscriptions?.isCancelled).toBe(false);
  expect(server.exchanges.find(({ call }) => call === cancelSubscription)?.status).toBe(400);
});

test('a cancellation that does not reach the server is told with the words of the specification and the reason', async () => {
  const { confirm } = await openCancel();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
  await confirm(PASSWORD);

  expect(await screen.findByText('Something went wrong!')).toBeVisible();
  expect(screen.getByText('Keydate cannot be reached. Please check your connection and try again.')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Cancel Plan' })).toBeVisible();
});

test('the other plans can be seen instead, and get the focus', async () => {
  const { press } = await openPricing(onTeam);
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
  await press('Change Subscription Now');
  await press('View Other Subscriptions');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('list', { name: 'Plans' })).toHaveFocus());
});

test('a trial without a card that is resumed is not said to be charged', async () => {
  const subscriptions = ON_TEAM.subscriptions && { ...ON_TEAM.subscriptions, isCancelled: true };
  const { press } = await openPricing({ person: { ...ON_TEAM, subscriptions }, billing: { state: 'trialing' } });
  await press('Resume Subscription');

  expect(await screen.findByRole('dialog')).toHaveTextContent('continues until 03-09-2031. Add a card before then');
});

test('a plan that is resumed names the next charge after the company’s credit', async () => {
  const subscriptions = ON_TEAM.subscriptions && { ...ON_TEAM.subscriptions, isCancelled: true };
  const { press } = await openPricing({
    person: { ...ON_TEAM, subscriptions },
    billing: { state: 'active', card: aCard(), creditCents: 2450 },
  });
  await press('Resume Subscription');

  expect(await screen.findByRole('dialog')).toHaveTextContent('The next charge is $24.50 on 03-09-2031');
});

test('a plan whose last payment failed ends as soon as it is cancelled, and nothing is charged any more', async () => {
  const graceEndsAt = new Date(2031, 1, 14, 12).toISOString();
  const invoices = [anInvoice({ number: 'KD-0004', status: 'open', amount_due: 4900 })];
  const { confirm, press, session } = await openCancel({
    person: ON_TEAM,
    billing: { state: 'past_due', graceEndsAt, invoices },
  });
  expect(screen.getByRole('dialog')).toHaveTextContent(/Team plan ends today.*you will not be charged again/);
  await confirm(PASSWORD);

  const done = await screen.findByRole('dialog', { name: 'Successfully Cancelled' });
  expect(done).toHaveTextContent('Your Team plan has ended, and you will not be charged again.');
  expect(session.user()?.subscriptions).toBeNull();
  await press('Done');
  const reason = screen.getByText('You can change a subscription once you have bought one here.');
  await waitFor(() => expect(reason).toHaveFocus());
  expect(screen.queryByText('Your last payment failed')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Pay invoice/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Get Started Team' })).toBeEnabled();
});

test('an overdue plan that is resumed is not said to be charged a month later: its open invoice is due now', async () => {
  const subscriptions = ON_TEAM.subscriptions && { ...ON_TEAM.subscriptions, isCancelled: true };
  const graceEndsAt = new Date(2031, 1, 14, 12).toISOString();
  const { press } = await openPricing({
    person: { ...ON_TEAM, subscriptions },
    billing: { state: 'past_due', graceEndsAt, card: aCard() },
  });
  await press('Resume Subscription');

  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('pay the open invoice or change your card by 02-14-2031');
  expect(dialog).not.toHaveTextContent('03-09-2031');
});
