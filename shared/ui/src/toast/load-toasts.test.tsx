import { act, render, screen, within } from '@testing-library/react';
import { loadedToasts } from './load-toasts';
import { notify } from './notify';
import { ToastOutlet } from './toast-outlet';

let isOffline = false;
jest.mock('./toasts', (): unknown => {
  if (isOffline) throw new Error('Loading chunk toasts failed.');
  return jest.requireActual('./toasts');
});

const liveRegion = () => screen.queryByRole('region', { name: /Notifications/ });
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// the order matters: once the code of toasts is there, it stays
test('the code of toasts does not load while the page has something more urgent to load', async () => {
  render(<ToastOutlet canLoad={false} />);
  // what leaves a page without toasts has none to remove
  notify.leavePage();
  notify.dismiss('Update failed');
  await passes(60_000);

  expect(loadedToasts()).toBeUndefined();
  expect(notify.isShowing()).toBe(false);
});

test('what is said before is shown in its order as soon as the code can be loaded', async () => {
  render(<ToastOutlet canLoad={false} />);
  isOffline = true;
  notify.error('No state was chosen.');
  notify.error('Update failed');
  notify.error('Invitation ended');
  notify.dismiss('No state was chosen.');
  await passes(4000);
  expect(notify.isShowing()).toBe(true);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  isOffline = false;
  await passes(1000);

  // the newest is on top
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Invitation ended',
    'Update failed',
  ]);
});

test('screen readers know the place of toasts before there is one', async () => {
  render(<ToastOutlet canLoad />);
  await passes(0);
  const region = liveRegion();
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toBeEmptyDOMElement();

  await act(async () => notify.success('Update successful!'));
  await passes(0);

  expect(liveRegion()).toBe(region);
  expect(within(region!).getByRole('status')).toHaveTextContent('Update successful!');
});
