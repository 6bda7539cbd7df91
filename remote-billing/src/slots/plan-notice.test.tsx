import type { User } from '@keydate/contracts/people';
import { aCompany } from '@keydate/testing/builders/companies';
import { anAgent, aRealtor } from '@keydate/testing/builders/people';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { screen } from '@testing-library/react';
import PlanNotice from './plan-notice';

const serve = installFakeServer();
const show = (person: User) => renderPage(<PlanNotice />, { at: '/', session: signedIn(serve({}), person) });

test('a super role is told of a failed payment, until when the plan stays, and where to change the card', () => {
  const until = new Date(2031, 2, 9, 12).toISOString();
  show(aRealtor({ subscriptionNotice: { kind: 'payment_failed', until } }));

  expect(screen.getByRole('alert')).toHaveTextContent(
    'Change your card by 03-09-2031 to keep your plan. After that, the free limits apply.',
  );
  expect(screen.getByRole('link', { name: 'See subscription' })).toHaveAttribute('href', '/subscription');
});

test('a super role whose plan has ended is told what is refused, and where the plans are', () => {
  show(aRealtor({ subscriptionNotice: { kind: 'ended', until: null } }));

  expect(screen.getByText(/your company can have up to 1 active transaction and 3 members/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/subscription');
});

test('anybody else is told whom to ask, without a link to a page that is not theirs', () => {
  const company = aCompany({
    owner: { _id: 'owner', role: 'SuperRealtor', fullName: 'Wren Castellanos', avatar: null },
  });
  show(anAgent({ company, subscriptionNotice: { kind: 'ended', until: null } }));

  expect(screen.getByText(/If a new transaction is refused, ask Wren Castellanos to choose a plan\./)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
