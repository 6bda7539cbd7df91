import { queryClient } from '@keydate/client';
import { renderPage } from '@keydate/testing/jest';
import { act, screen } from '@testing-library/react';
import TopBarSearch from './top-bar-search';

test('the search loads after the page has its data; until then a placeholder takes its place', async () => {
  jest.useFakeTimers();
  renderPage(<TopBarSearch />);
  const { promise, resolve } = deferred();
  const asked = queryClient.query({ queryKey: ['the page'], queryFn: async () => promise });

  act(() => jest.advanceTimersByTime(5000));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByText('Search transactions')).toBeInTheDocument();

  resolve('here it is');
  await asked;
  act(() => jest.advanceTimersByTime(500));
  jest.useRealTimers();
  expect(await screen.findByRole('combobox', { name: 'Search transactions' })).toBeInTheDocument();
});

function deferred() {
  let resolve: (words: string) => void = () => undefined;
  const promise = new Promise<string>((given) => {
    resolve = given;
  });
  return { promise, resolve };
}
