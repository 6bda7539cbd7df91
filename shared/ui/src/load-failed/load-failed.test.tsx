import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadFailed } from './load-failed';

test('a part that could not be loaded says so at once and offers to try again', async () => {
  const retry = jest.fn();
  render(
    <LoadFailed title="Your clients could not be loaded." onRetry={retry}>
      Your entries are still here.
    </LoadFailed>,
  );

  expect(screen.getByRole('alert')).toHaveTextContent('Your clients could not be loaded.Your entries are still here.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(retry).toHaveBeenCalledTimes(1);
});
