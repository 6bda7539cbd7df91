import { aRealtor, anEmployee, aSubscription } from '@keydate/testing/builders/people';
import { renderPage } from '@keydate/testing/jest';
import { memorySession } from '@keydate/testing/session/memory-session';
import type { User } from '@keydate/contracts/people';
import { screen } from '@testing-library/react';
import SubscriptionPage from './subscription-page';

/** A moment on 03-09-2031, wherever the test runs. */
const THAT_DAY = new Date(2031, 2, 9, 12).toISOString();

const renderFor = (user: User) => renderPage(<SubscriptionPage />, { session: memorySession(user) });

test('a company without a subscription sees its limits', () => {
  renderFor(aRealtor());

  expect(screen.getByText(/1 active transaction and 3 members/)).toBeVisible();
});

test('a company with a plan sees its tier, its price and the day of the next payment', () => {
  renderFor(aRealtor({ subscriptions: aSubscription({ paymentAmount: 49, nextBillingDate: THAT_DAY }) }));

  expect(screen.getByText('Your company has the Team plan.')).toBeVisible();
  expect(screen.getByText(/\$49 a month; the next payment is due on 03-09-2031/)).toBeVisible();
});

test('a price with cents is not rounded', () => {
  renderFor(aRealtor({ subscriptions: aSubscription({ paymentAmount: 49.5 }) }));

  expect(screen.getByText(/\$49\.50 a month/)).toBeVisible();
});

test('a cancelled plan says when it ends', () => {
  renderFor(aRealtor({ subscriptions: aSubscription({ isCancelled: true, nextBillingDate: THAT_DAY }) }));

  expect(screen.getByText(/It was cancelled and ends on 03-09-2031/)).toBeVisible();
});

test('a person who does not manage the subscription sees who does', () => {
  renderFor(anEmployee());

  expect(screen.getByText('Your company’s owner manages the subscription.')).toBeVisible();
});
