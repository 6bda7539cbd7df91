import { aRealtor } from '@keydate/testing/builders/people';
import { aClientOfTransaction, aTransaction } from '@keydate/testing/builders/transactions';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import TopBarSearch from './top-bar-search';

const putWorld = installFakeServer();

/** A page with the search in its top bar. */
function openPage() {
  const rosa = aTransaction({ client_information: aClientOfTransaction({ client_name: 'Rosa Ibarra' }) });
  const server = putWorld({ transactions: [rosa] });
  return renderPage(<TopBarSearch />, { session: signedIn(server, aRealtor()) });
}

const field = () => screen.getByRole('combobox', { name: 'Search transactions' });
/** The search replaces the field that the page shows until the search's code has loaded. */
const isLoadedInPlaceOf = (early: HTMLElement) => waitFor(() => expect(early).not.toBeInTheDocument());

test('the search does not load with the page', async () => {
  jest.useFakeTimers();
  openPage();
  const early = field();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();
  expect(field()).toBe(early);
  expect(early).toBeEnabled();
});

test('the search loads as soon as the pointer is over it', async () => {
  const { user } = openPage();
  const early = field();
  await user.hover(early);
  await isLoadedInPlaceOf(early);
  expect(field()).not.toHaveFocus();
});

test('what is typed before it is loaded is searched for at once, and typing goes on in the same place', async () => {
  const { user } = openPage();
  const early = field();

  await user.type(early, 'ro');
  await isLoadedInPlaceOf(early);
  expect(field()).toHaveValue('ro');
  expect(field()).toHaveFocus();
  await user.keyboard('sa');

  expect(field()).toHaveValue('rosa');
  expect(await screen.findByRole('option', { name: /Rosa Ibarra/ })).toBeInTheDocument();
});

test('the slash key moves the focus to the search, loaded or not', async () => {
  const { user } = openPage();
  const early = field();
  await user.keyboard('/');

  await isLoadedInPlaceOf(early);
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
});

test.each<[string, ReactNode, boolean]>([
  ['a text field', <input aria-label="Elsewhere" />, false],
  ['a text area', <textarea aria-label="Elsewhere" />, false],
  [
    'a dialog',
    <div role="alertdialog" aria-label="Sure?">
      <button aria-label="Elsewhere" />
    </div>,
    false,
  ],
  ['a checkbox', <input type="checkbox" aria-label="Elsewhere" />, true],
  ['a radio button', <input type="radio" aria-label="Elsewhere" />, true],
  ['a button', <button aria-label="Elsewhere" />, true],
])('the slash key, pressed in %s, leaves its letter there where it is one', async (_where, elsewhere, isSearch) => {
  const { user } = renderPage(
    <>
      <TopBarSearch />
      {elsewhere}
    </>,
    { session: signedIn(putWorld({}), aRealtor()) },
  );
  act(() => screen.getByLabelText('Elsewhere').focus());
  await user.keyboard('/');

  if (isSearch) await waitFor(() => expect(field()).toHaveFocus());
  else expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
});
