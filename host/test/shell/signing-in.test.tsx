import { aPersonWithoutCompany } from '@keydate/testing/builders/people';
import { screen } from '@testing-library/react';
import { ana, heading, startShell } from './a-shell';

describe('a visitor', () => {
  test('sees the landing page without a frame', async () => {
    startShell('/');

    expect(await heading('landing')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('who asks for a member’s page signs in and gets there', async () => {
    const { session } = startShell('/transaction/7');
    expect(await heading('auth')).toBeVisible();
    expect(screen.getByText('/signin {"returnTo":"/transaction/7"}')).toBeVisible();

    session.login(ana, 'token');

    expect(await heading('transactions')).toBeVisible();
    expect(window.location.pathname).toBe('/transaction/7');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

test('a person without a company creates one, and then sees the dashboard', async () => {
  const person = aPersonWithoutCompany();
  const { session } = startShell('/', person);
  expect(await screen.findByText('/company null')).toBeVisible();

  session.update({ company: ana.company });

  expect(await heading('transactions')).toBeVisible();
});
