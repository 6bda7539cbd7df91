import { act, fireEvent, render, screen } from '@testing-library/react';
import { openDialog, useOpenedDialog, type DialogOutcome } from './dialogs';

function Outlet() {
  const opened = useOpenedDialog();
  return opened && <button onClick={() => opened.close('done')}>{opened.name}</button>;
}

/** Opens the dialog; only what it shows at once is waited for, not its end. */
function opens(): Promise<DialogOutcome> {
  let ended: Promise<DialogOutcome> = Promise.resolve('unavailable');
  act(() => {
    ended = openDialog('subscribe');
  });
  return ended;
}

test('a dialog is shown until it is closed, and says how it ended', async () => {
  render(<Outlet />);
  const ended = opens();
  fireEvent.click(await screen.findByRole('button', { name: 'subscribe' }));

  await expect(ended).resolves.toBe('done');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a second dialog closes the first', async () => {
  render(<Outlet />);
  const first = opens();
  const second = opens();

  await expect(first).resolves.toBe('closed');
  fireEvent.click(await screen.findByRole('button', { name: 'subscribe' }));
  await expect(second).resolves.toBe('done');
});

test('where no shell shows dialogs, the answer is that none can be shown', async () => {
  await expect(openDialog('subscribe')).resolves.toBe('unavailable');
});
