import { keydateSite } from '@keydate/testing/remotes/keydate-site';
import { aRemote } from '@keydate/testing/remotes/a-remote';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { readStoredUser } from '../../src/session/stored-user';
import { ana, entries, heading, startShell } from './a-shell';

describe('a member', () => {
  test('who logs out on the dashboard is at /signin, not on the landing page', async () => {
    const seen = jest.fn();
    function Landing() {
      useEffect(seen, []);
      return <h1>landing</h1>;
    }
    const { user } = startShell('/', ana, { landing: async () => aRemote(keydateSite.landing!.card, Landing) });
    await heading('transactions');

    await user.click(entries().getByRole('button', { name: 'Logout' }));

    expect(await screen.findByText('/signin null')).toBeVisible();
    expect(readStoredUser()).toBeNull();
    expect(seen).not.toHaveBeenCalled();
  });

  test('whom the server refuses returns to the same page after sign-in', async () => {
    const { session } = startShell('/subscription', ana);
    await heading('billing');

    session.refused('token');
    expect(await screen.findByText('/signin {"returnTo":"/subscription"}')).toBeVisible();
    session.login(ana, 'token-2');

    expect(await heading('billing')).toBeVisible();
  });

  test('after logging out can leave /signin for the landing page', async () => {
    const { session } = startShell('/', ana);
    await heading('transactions');
    session.logout();
    await heading('auth');

    window.history.pushState(null, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));

    expect(await heading('landing')).toBeVisible();
  });
});
