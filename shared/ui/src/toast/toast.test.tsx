import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { notify } from './notify';
import { ToastOutlet } from './toast-outlet';

test('a success is told quietly', async () => {
  render(<ToastOutlet />);

  act(() => notify.success('Transaction Created Successfully'));

  expect(await screen.findByRole('status')).toHaveTextContent('Transaction Created Successfully');
});

test('an error is told at once, with its message, and can be dismissed', async () => {
  render(<ToastOutlet />);

  act(() => notify.error('Validation Error', 'Please fill in all required fields correctly.'));

  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Validation ErrorPlease fill in all required fields correctly.');
  expect(screen.getAllByRole('button', { name: 'Dismiss' }).length).toBeGreaterThan(0);
});

test('an error can offer the way to mend it', async () => {
  const onTake = jest.fn();
  render(<ToastOutlet />);
  act(() => notify.error('Update failed', 'What you entered is kept.', { label: 'Look at it', onTake }));

  fireEvent.click(await screen.findByRole('button', { name: 'Look at it' }));

  expect(onTake).toHaveBeenCalledTimes(1);
});

test('what is still being said can be taken back', async () => {
  render(<ToastOutlet />);
  act(() => notify.error('Wrong email or password.'));
  const toast = await screen.findByText('Wrong email or password.');

  act(() => notify.clear());
  // jsdom plays no animation to its end
  fireEvent.animationEnd(toast.closest('.Toastify__toast') ?? toast);

  await waitFor(() => expect(toast).not.toBeInTheDocument());
});

test('an error that is said again stands there once', async () => {
  render(<ToastOutlet />);
  const say = () => act(() => notify.error('Validation Error', 'Nothing was chosen.'));
  say();
  const first = await screen.findByText('Nothing was chosen.');
  say();
  fireEvent.animationEnd(first.closest('.Toastify__toast') ?? first);

  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getAllByText('Nothing was chosen.')).toHaveLength(1);
});

test('an error that is mended is taken back, and no other', async () => {
  render(<ToastOutlet />);
  act(() => notify.error('Validation Error', 'No state was chosen.'));
  act(() => notify.error('Update failed', 'Somebody else has changed it.'));
  const mended = await screen.findByText('No state was chosen.');

  act(() => notify.takeBack('Validation Error', 'No state was chosen.'));
  fireEvent.animationEnd(mended.closest('.Toastify__toast') ?? mended);

  await waitFor(() => expect(mended).not.toBeInTheDocument());
  expect(screen.getByText('Somebody else has changed it.')).toBeInTheDocument();
});

test('the style element that toasts need carries the page’s nonce', () => {
  render(<ToastOutlet nonce="abc123" />);

  expect(document.querySelector('style[nonce="abc123"]')).toBeInTheDocument();
});
