import { aPersonWithoutCompany } from '@keydate/testing/builders/people';
import { expectLog } from '@keydate/testing/remotes/expect-log';
import { screen } from '@testing-library/react';
import { ana, entries, heading, startShell } from './a-shell';

test('a remote that is down leaves the frame and the other remotes working', async () => {
  expectLog();
  const { user } = startShell('/', ana, { transactions: async () => Promise.reject(new Error('down')) });

  expect(await screen.findByRole('alert')).toHaveTextContent('Transactions can’t be shown right now');
  expect(screen.getByRole('button', { name: 'Search can’t be shown. Try again' })).toBeVisible();
  await user.click(entries().getByRole('link', { name: 'Messages' }));

  expect(await heading('messaging')).toBeVisible();
});

test('a visitor’s page that is down still offers Log in', async () => {
  expectLog();
  const { user } = startShell('/', null, { landing: async () => Promise.reject(new Error('down')) });
  expect(await screen.findByRole('alert')).toHaveTextContent('can’t be shown right now');
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));

  await user.click(screen.getByRole('link', { name: 'Log in' }));

  expect(await heading('auth')).toBeVisible();
});

test('a person without a company can log out when the page to create one is down', async () => {
  expectLog();
  const { user, session } = startShell('/company', aPersonWithoutCompany(), {
    auth: async () => Promise.reject(new Error('down')),
  });

  await user.click(await screen.findByRole('button', { name: 'Logout' }));

  expect(session.user()).toBeNull();
});
