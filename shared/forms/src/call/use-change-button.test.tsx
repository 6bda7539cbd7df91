import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError, SessionEnded, useChange } from '@keydate/client';
import { getTransaction } from '@keydate/contracts/transactions';
import { renderPage } from '@keydate/testing/jest';
import { useChangeButton } from './use-change-button';

const done = jest.fn();

function Skip({ send }: { send: () => Promise<string> }) {
  const { press, isBusy } = useChangeButton(useChange(getTransaction, { mutationFn: send }), {
    onDone: done,
    refusals: { NOT_FOUND: done },
  });
  return (
    <button aria-busy={isBusy} onClick={() => press()}>
      Skip
    </button>
  );
}

const skip = () => screen.getByRole('button', { name: 'Skip' });

beforeEach(() => done.mockClear());

test('a double click makes one call', async () => {
  const send = jest.fn(() => Promise.resolve('sent'));
  renderPage(<Skip send={send} />);

  fireEvent.click(skip());
  fireEvent.click(skip());

  await waitFor(() => expect(done).toHaveBeenCalledWith('sent', undefined));
  expect(send).toHaveBeenCalledTimes(1);
});

test('an error is shown as a toast, and the button can be pressed again', async () => {
  const send = jest.fn(() => Promise.reject(new ApiError(0, 'Keydate cannot be reached.')));
  const { user } = renderPage(<Skip send={send} />);
  await user.click(skip());
  expect(await screen.findByRole('alert')).toHaveTextContent('Keydate cannot be reached.');

  await user.click(skip());

  expect(send).toHaveBeenCalledTimes(2);
});

test('a refusal that has its own action is not shown as a toast', async () => {
  const { user } = renderPage(
    <Skip send={() => Promise.reject(new ApiError(404, 'This could not be found.', 'NOT_FOUND'))} />,
  );

  await user.click(skip());

  await waitFor(() => expect(done).toHaveBeenCalledWith('This could not be found.', expect.any(ApiError)));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a call whose session has ended says nothing', async () => {
  const send = jest.fn(() => Promise.reject(new SessionEnded()));
  const { user } = renderPage(<Skip send={send} />);

  await user.click(skip());

  await waitFor(() => expect(skip()).toHaveAttribute('aria-busy', 'false'));
  expect(send).toHaveBeenCalledTimes(1);
  expect(done).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
