import { cancelSubscription, resumeSubscription } from '@keydate/contracts/billing';
import { aCard } from '@keydate/testing/builders/billing';
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

test('without a password nothing is sent', async () => {
  const { confirm, server } = await openCancel();
  await confirm('');

  expect(await screen.findByText('Password is required')).toBeVisible();
  expect(server.exchanges.some(({ call }) => call === cancelSubscription)).toBe(false);
});

test('who decides against the cancellation is at the button that began it', async () => {
  const { press } = await openCancel();
  await press('Go back');

  await waitFor(() => expect(screen.getByRole('button', { name: 'Change Subscription Now' })).toHaveFocus());
});

test('a plan without a card, which credit paid, is not called a trial when it is resumed', async () => {
  const subscriptions = ON_TEAM.subscriptions && { ...ON_TEAM.subscriptions, isCancelled: true };
  const { press } = await openPricing({ person: { ...ON_TEAM, subscriptions }, billing: { state: 'active' } });
  await press('Resume Subscription');

  expect(await screen.findByRole('dialog')).toHaveTextContent('The next charge is $49 on 03-09-2031');
});

test('a resumption that fails is told, and can be tried again', async () => {
  const subscriptions = ON_TEAM.subscriptions && { ...ON_TEAM.subscriptions, isCancelled: true };
  const { press, server } = await openPricing({
    person: { ...ON_TEAM, subscriptions },
    billing: { state: 'active' },
    world: { faults: [{ call: resumeSubscription, kind: 'refused', code: 'INTERNAL' }] },
  });
  await press('Resume Subscription');
  await press('Resume');
  expect(await screen.findByText('Something went wrong!')).toBeVisible();
  server.world.faults = [];
  await press('Resume');

  expect(await screen.findByText('Your subscription continues')).toBeVisible();
});
