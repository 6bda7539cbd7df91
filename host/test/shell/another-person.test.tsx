import { anEmployee } from '@keydate/testing/builders/people';
import { keydateSite } from '@keydate/testing/remotes/keydate-site';
import { aRemote } from '@keydate/testing/remotes/a-remote';
import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { ana, heading, startShell } from './a-shell';

test('another person on the same page gets a new page', async () => {
  const mounted = jest.fn();
  function Settings() {
    useEffect(mounted, []);
    return <h1>settings</h1>;
  }
  const { session } = startShell('/setting', ana, {
    settings: async () => aRemote(keydateSite.settings!.card, Settings),
  });
  await heading('settings');

  session.login(anEmployee(), 'another token');
  await screen.findByTitle(/^Tobias Lindqvist/);
  await heading('settings');

  expect(mounted).toHaveBeenCalledTimes(2);
});

test('the next person does not see what the first typed into the search', async () => {
  const { user, session } = startShell('/', ana);
  await user.type(await screen.findByLabelText('Search'), 'June Okafor');

  session.login(anEmployee(), 'another token');
  await screen.findByTitle(/^Tobias Lindqvist/);

  expect(await screen.findByLabelText('Search')).toHaveValue('');
});
