import { queryClient } from '@keydate/client';
import { aRealtor } from '@keydate/testing/builders/people';
import { aClientOfTransaction, aTransaction } from '@keydate/testing/builders/transactions';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { act, screen } from '@testing-library/react';
import TopBarSearch from './top-bar-search';

const putWorld = installFakeServer();

/** A page that waits for its data, with the search in its top bar. */
function openWaitingPage() {
  const rosa = aTransaction({ client_information: aClientOfTransaction({ client_name: 'Rosa Ibarra' }) });
  const server = putWorld({ transactions: [rosa] });
  const page = renderPage(<TopBarSearch />, { session: signedIn(server, aRealtor()) });
  let resolve: (words: string) => void = () => undefined;
  const promise = new Promise<string>((given) => (resolve = given));
  const asked = queryClient.query({ queryKey: ['the page'], queryFn: async () => promise });
  const finish = async () => {
    resolve('here it is');
    await asked;
  };
  return { ...page, finish };
}

const field = () => screen.getByRole('searchbox', { name: 'Search transactions' });

test('the search loads after the page has its data', async () => {
  jest.useFakeTimers();
  const { finish } = openWaitingPage();

  act(() => jest.advanceTimersByTime(5000));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(field()).toBeEnabled();

  await finish();
  act(() => jest.advanceTimersByTime(500));
  jest.useRealTimers();
  expect(await screen.findByRole('combobox', { name: 'Search transactions' })).toBeInTheDocument();
});

test('what is typed before that is searched for at once, and typing goes on in the same place', async () => {
  const { user, finish } = openWaitingPage();

  await user.type(field(), 'ro');
  expect(await screen.findByRole('combobox', { name: 'Search transactions' })).toHaveValue('ro');
  expect(screen.getByRole('combobox')).toHaveFocus();
  await user.keyboard('sa');

  expect(screen.getByRole('combobox')).toHaveValue('rosa');
  expect(await screen.findByRole('option', { name: /Rosa Ibarra/ })).toBeInTheDocument();
  await finish();
});

test('the slash key moves the focus to the search, loaded or not', async () => {
  const { user, finish } = openWaitingPage();
  await user.keyboard('/');

  expect(await screen.findByRole('combobox', { name: 'Search transactions' })).toHaveFocus();
  expect(screen.getByRole('combobox')).toHaveValue('');
  await finish();
});
