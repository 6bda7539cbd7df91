import { readPaymentReturn } from '@keydate/contracts/billing';
import { getUser } from '@keydate/contracts/people';
import { getStripeProducts } from '@keydate/contracts/plans';
import { aBilling, aCard, anInvoice } from '@keydate/testing/builders/billing';
import { aSubscription } from '@keydate/testing/builders/people';
import { aTransaction } from '@keydate/testing/builders/transactions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HAD_A_TRIAL, installPricing, ON_TEAM } from '../../test/open-pricing';

const openPricing = installPricing();
afterEach(() => void jest.useRealTimers());

const cardOf = async (name: string) => within(await screen.findByRole('listitem', { name }));

test('a plan’s card has its name, its price, the trial, its members and its transactions, in the words of the specification', async () => {
  await openPricing();

  const team = await cardOf('Team');
  expect(team.getByText('$49')).toBeVisible();
  expect(team.getByText('Monthly subscriptions starts after your 7 day trial.')).toBeVisible();
  expect(team.getByText('You plus 4 team members')).toBeVisible();
  expect(team.getByText('20 active transactions per account per month')).toBeVisible();
  expect(team.getByText('Popular')).toBeVisible();
  expect((await cardOf('Solo')).getByText('Singular Agent')).toBeVisible();
  expect(screen.getAllByText('Popular')).toHaveLength(1);
});

test('without a subscription each card says when its first charge is, and how much', async () => {
  await openPricing();

  expect((await cardOf('Office')).getByText(/^First charge: \$129 on \d\d-\d\d-20\d\d$/)).toBeVisible();
});

test('after a trial the first charge is today', async () => {
  await openPricing({ billing: HAD_A_TRIAL });

  expect((await cardOf('Office')).getByText('First charge: $129 today')).toBeVisible();
});

test('beside what the company uses the page says what happens at a limit', async () => {
  await openPricing({ person: ON_TEAM, billing: { state: 'active' } });

  const plan = within(await screen.findByRole('region', { name: 'Your plan' }));
  expect(plan.getByText(/^You lose nothing at a limit: a new transaction is saved as a draft/)).toBeVisible();
});

test('a disabled button says why in words', async () => {
  await openPricing({ person: ON_TEAM, billing: { state: 'active' } });

  expect(await screen.findByRole('button', { name: 'Current Plan Team' })).toBeDisabled();
  const solo = screen.getByRole('button', { name: 'Get Started Solo' });
  expect(solo).toBeDisabled();
  expect(solo).toHaveAccessibleDescription('Cancel first, then choose this plan when your current one ends.');
  expect(screen.getByRole('button', { name: 'Upgrade Office' })).toBeEnabled();
});

test('a smaller plan that follows is said with its day, and until then the paid plan is the current one', async () => {
  await openPricing({
    person: ON_TEAM,
    billing: { state: 'active', nextPlan: { tier: 'Solo', at: new Date(2031, 2, 9, 12).toISOString() } },
  });

  expect(await screen.findByText('Your plan changes to Solo on 03-09-2031')).toBeVisible();
  expect(screen.getByText('Solo on 03-09-2031')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Current Plan Team' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Get Started Solo' })).toBeDisabled();
  const office = screen.getByRole('button', { name: 'Upgrade Office' });
  expect(office).toBeDisabled();
  expect(office).toHaveAccessibleDescription(
    'Your plan changes when the paid period ends. You can upgrade after that.',
  );
});

test('a plan that is too small says what to close', async () => {
  await openPricing({ world: { transactions: Array.from({ length: 7 }, () => aTransaction()) } });

  expect(await screen.findByRole('button', { name: 'Get Started Solo' })).toHaveAccessibleDescription(
    'To choose this plan, close 2 active transactions first.',
  );
  expect(screen.getByText('Your company is over its limit')).toBeVisible();
});

test('the page shows use, the next charge, the card, invoices and receipts', async () => {
  await openPricing({
    person: ON_TEAM,
    billing: { state: 'active', card: aCard(), invoices: [anInvoice({ number: 'KD-0007' })] },
    world: { transactions: [aTransaction(), aTransaction({ status: 'Closed' })] },
  });

  expect(await screen.findByText('1 of 20')).toBeVisible();
  expect(screen.getByText('1 of 5')).toBeVisible();
  expect(screen.getByText('$49.00 on 03-09-2031')).toBeVisible();
  expect(screen.getByText('Visa ending in 4242')).toBeVisible();
  const receipt = await screen.findByRole('link', { name: /^Receipt KD-0007/ });
  expect(receipt).toHaveAttribute('rel', 'noopener noreferrer');
  expect(receipt).toHaveAttribute('href', expect.stringContaining('https://'));
});

test.each([
  [null, 'First charge, if you add a card'],
  [aCard(), 'First charge'],
])('a trial says what its end costs, and whether a card must be added for that', async (card, term) => {
  await openPricing({ person: ON_TEAM, billing: { state: 'trialing', card } });

  expect(await screen.findByText(term)).toBeVisible();
  expect(screen.getByText('$49.00 on 03-09-2031')).toBeVisible();
});

test('an invoice and its receipt never lead to the same place', async () => {
  const page = 'https://invoice.stripe.example/i/one';
  const paid = anInvoice({ number: 'KD-1', hosted_invoice_url: page, receipt_url: page });
  const withoutFile = { ...paid, id: 'two', number: 'KD-2', pdf_url: null };
  await openPricing({ person: ON_TEAM, billing: { state: 'active', invoices: [paid, withoutFile] } });

  expect(await screen.findByRole('link', { name: /^Receipt KD-1/ })).toHaveAttribute('href', page);
  expect(screen.getByRole('link', { name: /^Invoice KD-1/ })).toHaveAttribute('href', paid.pdf_url);
  expect(screen.getByRole('link', { name: /^Receipt KD-2/ })).toHaveAttribute('href', page);
  expect(screen.queryByRole('link', { name: /^Invoice KD-2/ })).not.toBeInTheDocument();
});

test('a failed renewal is said with its last day, and its open invoice can be paid', async () => {
  await openPricing({
    person: ON_TEAM,
    billing: {
      state: 'past_due',
      graceEndsAt: new Date(2031, 2, 16, 12).toISOString(),
      card: aCard(),
      invoices: [anInvoice({ status: 'open', amount_due: 4900 })],
    },
  });

  expect(await screen.findByText('Your last payment failed')).toBeVisible();
  expect(screen.getByText(/by 03-16-2031\. After that, the free limits apply\./)).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Pay invoice/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upgrade Office' })).toBeDisabled();
});

test('days are those of the time zone that the person has chosen, as in mails', async () => {
  await openPricing({
    person: { ...ON_TEAM, timeZone: 'Pacific/Kiritimati' },
    billing: { state: 'active', nextPlan: { tier: 'Solo', at: '2031-03-09T12:00:00.000Z' } },
  });

  expect(await screen.findByText('Your plan changes to Solo on 03-10-2031')).toBeVisible();
});

test.each([
  ['GOOGLE', 'Your subscription is managed by Google Play. Please make changes there.', 'Managed by Google Play.'],
  ['APPLE', 'Please change your subscription in your App Store account subscriptions.', 'Managed in the App Store.'],
] as const)(
  'a subscriber of %s is told where to go and can change nothing here',
  async (provider, sentence, reason) => {
    await openPricing({
      person: { ...ON_TEAM, subscriptions: aSubscription({ provider }) },
      billing: { state: 'active' },
    });

    expect(await screen.findByText(sentence)).toBeVisible();
    const buttons = screen.getAllByRole('button');
    expect(buttons).toHaveLength(5);
    buttons.forEach((button) => expect(button).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Change Subscription Now' })).toHaveAccessibleDescription(reason);
  },
);

test('nobody but a super role sees the plans, no call is made for them, and no token stays in their address', async () => {
  const { server } = await openPricing({ person: { role: 'Employee' }, at: '/subscription?token=not-mine' });

  expect(await screen.findByText('Your company’s owner manages the subscription.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Plans' })).not.toBeInTheDocument();
  expect(server.exchanges).toEqual([]);
  expect(window.location.search).toBe('');
});

test('the person is read again three seconds after the page opens, kept though odd', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { server } = await openPricing();
  await screen.findByRole('list', { name: 'Plans' });
  const reads = () => server.exchanges.filter(({ call }) => call === getUser);
  expect(reads()).toHaveLength(0);

  jest.advanceTimersByTime(3000);

  await waitFor(() => expect(reads()).toHaveLength(1));
});

test('who comes back to the tab after the open invoice was paid elsewhere sees that nothing is overdue', async () => {
  const overdue = { state: 'past_due', graceEndsAt: new Date(2031, 2, 16, 12).toISOString(), card: aCard() } as const;
  const { server } = await openPricing({ person: ON_TEAM, billing: overdue });
  expect(await screen.findByText('Your last payment failed')).toBeVisible();

  server.world.billing = aBilling({ state: 'active', card: aCard() });
  fireEvent(document, new Event('visibilitychange'));

  await waitFor(() => expect(screen.queryByText('Your last payment failed')).not.toBeInTheDocument());
});

test('when the provider is down, the page says so and can be tried again', async () => {
  const { server, press } = await openPricing({
    world: { faults: [{ call: getStripeProducts, kind: 'refused', code: 'PAYMENTS_UNAVAILABLE' }] },
  });
  expect(await screen.findByText(/The payment provider is not responding/)).toBeVisible();
  server.world.faults = [];
  await press('Try again');

  expect(await screen.findByRole('list', { name: 'Plans' })).toBeVisible();
});

const DAY_OF_CHARGE = new Date(2031, 2, 9, 12).toISOString();
test.each([
  ['asks for a card before its next payment', { creditCents: 1000 }, true],
  ['asks for none while credit pays that in full', { creditCents: 4900 }, false],
  ['asks for none where one is on file', { card: aCard() }, false],
])('a plan that has no trial any more %s', async (_what, given, isAsked) => {
  const subscriptions = aSubscription({ nextBillingDate: DAY_OF_CHARGE });
  await openPricing({ person: { ...ON_TEAM, subscriptions }, billing: { state: 'active', ...given } });
  expect(await screen.findByText('Card on file')).toBeVisible();

  const title = screen.queryByText('Your next payment is on 03-09-2031');
  if (isAsked) expect(title).toBeVisible();
  else expect(title).not.toBeInTheDocument();
});

test('what is charged may be no card: the page names it, and asks for no card', async () => {
  const otherMethod = { type: 'us_bank_account', last4: '6789' };
  await openPricing({ person: ON_TEAM, billing: { state: 'trialing', otherMethod } });
  expect(await screen.findByText('Bank account ending in 6789')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use a card instead' })).toBeVisible();
  expect(screen.queryByText(/^Your trial ends on/)).not.toBeInTheDocument();
  expect(screen.queryByText('No card yet.')).not.toBeInTheDocument();
});

test('a charge that is too little says that it is added to the next invoice', async () => {
  await openPricing({ person: ON_TEAM, billing: { state: 'active', card: aCard(), creditCents: 4870 } });
  expect(await screen.findByText('$0.00 on 03-09-2031')).toBeVisible();
  expect(screen.getByText('Below the minimum charge: $0.30 is added to the invoice after that.')).toBeVisible();
});

test.each([
  [
    'a paused subscription',
    { state: 'ended' as const, isPaused: true },
    {},
    /^Your subscription is paused, so the free limits apply\./,
  ],
  [
    'payments that are paused',
    { state: 'active' as const, isCollectionPaused: true, card: aCard() },
    ON_TEAM,
    'Your payments are paused',
  ],
  [
    'an end on a day of a later period',
    { state: 'active' as const, endsAt: new Date(2031, 4, 20, 12).toISOString(), card: aCard() },
    ON_TEAM,
    '05-20-2031',
  ],
])('%s is said', async (_what, billing, person, words) => {
  await openPricing({ person, billing });
  expect(await screen.findByText(words)).toBeVisible();
});

test('the token of a return is read once, and leaves the address before the server is asked', async () => {
  const { server } = await openPricing({ at: '/subscription?token=not-mine&redirect_status=succeeded' });

  expect(window.location.search).toBe('');
  expect(await screen.findByText('This could not be found.')).toBeVisible();
  expect(server.exchanges.filter(({ call }) => call === readPaymentReturn)).toHaveLength(1);
});

test('what became of a payment is asked at once, also where the plans cannot be shown', async () => {
  const { server } = await openPricing({
    at: '/subscription?token=not-mine',
    world: { faults: [{ call: getStripeProducts, kind: 'refused', code: 'PAYMENTS_UNAVAILABLE' }] },
  });

  expect(await screen.findByText('This could not be found.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Plans' })).not.toBeInTheDocument();
  expect(server.exchanges.filter(({ call }) => call === readPaymentReturn)).toHaveLength(1);
});
