import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { notify } from './notify';
import { ToastOutlet } from './toast-outlet';

test('a success is announced politely, as a status', async () => {
  render(<ToastOutlet />);

  act(() => notify.success('Transaction Created Successfully'));

  expect(await screen.findByRole('status')).toHaveTextContent('Transaction Created Successfully');
});

test('an error is announced at once, with its message, and can be dismissed', async () => {
  render(<ToastOutlet />);

  act(() => notify.error('Validation Error', 'Please fill in all required fields correctly.'));

  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Validation ErrorPlease fill in all required fields correctly.');
  expect(screen.getAllByRole('button', { name: 'Dismiss' }).length).toBeGreaterThan(0);
});

test('an error can offer an action', async () => {
  const onPress = jest.fn();
  render(<ToastOutlet />);
  act(() => notify.error('Update failed', 'What you entered is still here.', { label: 'Review it', onPress }));

  fireEvent.click(await screen.findByRole('button', { name: 'Review it' }));

  expect(onPress).toHaveBeenCalledTimes(1);
});

test('all toasts can be dismissed', async () => {
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
