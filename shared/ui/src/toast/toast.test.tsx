import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { loadedToasts } from './load-toasts';
import { notify } from './notify';
import { SLIDE_MS } from './timing';
import { ToastOutlet } from './toast-outlet';

/** Its code loads as soon as it may, before there is a toast. */
beforeAll(async () => {
  const { unmount } = render(<ToastOutlet />);
  await waitFor(() => expect(loadedToasts()).toBeDefined());
  unmount();
});

test('a success is announced politely, as a status', async () => {
  render(<ToastOutlet />);

  act(() => notify.success('Transaction Created Successfully'));

  expect(await screen.findByRole('status')).toHaveTextContent('Transaction Created Successfully');
});

test('spec § 9: a success is there for 3,000 ms in all, coming and going included', async () => {
  const { container } = render(<ToastOutlet />);
  act(() => notify.success('Update successful!'));
  const toast = (await screen.findByText('Update successful!')).closest('.Toastify__toast');
  const rests = container.querySelector<HTMLElement>('.Toastify__progress-bar');

  expect(2 * SLIDE_MS + Number.parseInt(rests!.style.animationDuration)).toBe(3000);

  // it rests when it has come, begins to go when it has rested, and is gone when it has gone
  fireEvent.animationEnd(toast!);
  fireEvent.animationEnd(rests!);
  expect(screen.getByText('Update successful!')).toBeInTheDocument();
  fireEvent.animationEnd(toast!);
  await waitFor(() => expect(toast).not.toBeInTheDocument());
});

test('an error is announced at once, with its message, and can be dismissed', async () => {
  render(<ToastOutlet />);

  act(() => notify.error('Validation Error', 'Please fill in all required fields correctly.'));

  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Validation ErrorPlease fill in all required fields correctly.');
  expect(screen.getAllByRole('button', { name: 'Dismiss' }).length).toBeGreaterThan(0);
});

const passes = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

test('an error stays until it is closed, and moves nothing on the page', async () => {
  const look = () => document.documentElement.style.cssText + document.body.style.cssText;
  const before = look();
  render(<ToastOutlet />);
  act(() => notify.error('Update failed'));
  const toast = (await screen.findByText('Update failed')).closest('.Toastify__toast');

  expect(toast?.querySelector('.Toastify__progress-bar--animated')).toBeNull();
  expect(look()).toBe(before);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.animationEnd(toast!);
  await waitFor(() => expect(toast).not.toBeInTheDocument());
});

test('an error is dismissed with the page that it was about, one that comes with the next page is not', async () => {
  render(<ToastOutlet />);
  act(() => notify.error('Update failed'));
  const before = await screen.findByText('Update failed');
  passes(1500);
  act(() => notify.error('This invitation has ended.'));
  act(() => notify.leavePage());
  fireEvent.animationEnd(before.closest('.Toastify__toast')!);

  await waitFor(() => expect(before).not.toBeInTheDocument());
  expect(screen.getByText('This invitation has ended.')).toBeInTheDocument();
});

test('an error that leads back to its page stays on other pages', async () => {
  render(<ToastOutlet />);
  act(() => notify.error('Not saved', undefined, { label: 'Open transaction', onPress: jest.fn() }));
  await screen.findByText('Not saved');
  passes(1500);
  act(() => notify.leavePage());

  fireEvent.animationEnd(screen.getByText('Not saved').closest('.Toastify__toast')!);
  expect(screen.getByText('Not saved')).toBeInTheDocument();
});

test('an error can offer an action', async () => {
  const onPress = jest.fn();
  render(<ToastOutlet />);
  act(() => notify.error('Update failed', 'What you entered is still here.', { label: 'Review it', onPress }));

  fireEvent.click(await screen.findByRole('button', { name: 'Review it' }));

  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a new attempt leaves what another page could not save', async () => {
  render(<ToastOutlet />);
  act(() => notify.error('Not saved', undefined, { label: 'Open transaction', onPress: jest.fn() }));
  act(() => notify.error('Wrong email or password.'));
  const old = await screen.findByText('Wrong email or password.');

  act(() => notify.dismissAll());
  fireEvent.animationEnd(old.closest('.Toastify__toast')!);
  fireEvent.animationEnd(screen.getByText('Not saved').closest('.Toastify__toast')!);

  await waitFor(() => expect(old).not.toBeInTheDocument());
  expect(screen.getByText('Not saved')).toBeInTheDocument();
});

test('the toasts of earlier attempts can be dismissed', async () => {
  render(<ToastOutlet />);
  act(() => notify.error('Wrong email or password.'));
  const toast = await screen.findByText('Wrong email or password.');

  act(() => notify.dismissAll());
  // jsdom plays no animation to its end
  fireEvent.animationEnd(toast.closest('.Toastify__toast') ?? toast);

  await waitFor(() => expect(toast).not.toBeInTheDocument());
});

test('an error that is shown again is there once', async () => {
  render(<ToastOutlet />);
  const show = () => act(() => notify.error('Validation Error', 'Nothing was chosen.'));
  show();
  const first = await screen.findByText('Nothing was chosen.');
  show();
  fireEvent.animationEnd(first.closest('.Toastify__toast') ?? first);

  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getAllByText('Nothing was chosen.')).toHaveLength(1);
});

test('an error that is solved is dismissed, and no other', async () => {
  render(<ToastOutlet />);
  act(() => notify.error('Validation Error', 'No state was chosen.'));
  act(() => notify.error('Update failed', 'Someone else has changed it.'));
  const solved = await screen.findByText('No state was chosen.');

  act(() => notify.dismiss('Validation Error', 'No state was chosen.'));
  fireEvent.animationEnd(solved.closest('.Toastify__toast') ?? solved);

  await waitFor(() => expect(solved).not.toBeInTheDocument());
  expect(screen.getByText('Someone else has changed it.')).toBeInTheDocument();
});

test('the style element that toasts need carries the page’s nonce', () => {
  render(<ToastOutlet nonce="abc123" />);

  expect(document.querySelector('style[nonce="abc123"]')).toBeInTheDocument();
});
