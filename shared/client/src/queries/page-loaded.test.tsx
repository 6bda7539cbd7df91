// Runs alone: once a page was shown, it stays so in this tab.
import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { RemotePart } from '../remote/remote-props';
import { createRemoteRoot } from '../remote/remote-root';
import { createLazyViews } from '../remote/remote-views';
import { usePageLoaded } from './page-loaded';

const card = {
  name: 'transactions',
  contract: 1 as const,
  title: 'Transactions',
  pages: { list: { path: '/', audiences: ['member' as const], title: 'Transactions' } },
  slots: ['topBarSearch'],
};

let answer: (list: string) => void;
function List() {
  const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
  return <p>{useQuery({ queryKey: ['list'], queryFn }).data}</p>;
}
const views = createLazyViews(card, {
  pages: { list: async () => ({ default: List }) },
  slots: { topBarSearch: async () => ({ default: () => <input aria-label="Search" /> }) },
});
const Root = createRemoteRoot(card, views);

/** Draws a part of the remote, whose code is there. */
async function show(part: RemotePart) {
  await views.prepare(part, '/');
  await act(async () => render(<Root part={part} onReady={() => undefined} onCrash={() => undefined} />));
}
function Unread() {
  return usePageLoaded() ? <p>2 unread</p> : null;
}
const unread = () => screen.queryByText('2 unread');
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// the order matters, too
test('a page that does not come holds up the rest for 5 s', async () => {
  render(<Unread />);
  await show({ kind: 'slot', slot: 'topBarSearch' });

  await passes(4900);
  expect(unread()).not.toBeInTheDocument();
  await passes(100);
  expect(unread()).toBeInTheDocument();
});

test('the rest waits until the page is shown, however long its code takes to run, then for its data, and for that to be drawn', async () => {
  render(<Unread />);
  await passes(1000);
  expect(unread()).not.toBeInTheDocument();
  await show({ kind: 'pages' });
  await passes(1000);
  expect(unread()).not.toBeInTheDocument();

  await act(async () => answer('12 Elm Street'));
  await passes(250);
  expect(unread()).not.toBeInTheDocument();
  await passes(250);
  expect(unread()).toBeInTheDocument();
});

test('when the page has no calls, the rest comes soon', async () => {
  render(<Unread />);

  await passes(500);
  expect(unread()).toBeInTheDocument();
});
