import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorPage } from './error-page';

test('an error page names what is down and offers to try again', async () => {
  const retry = jest.fn();
  render(<ErrorPage what="Messages" onRetry={retry} />);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Messages can’t be shown right now');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(retry).toHaveBeenCalledTimes(1);
});

test('without onRetry, trying again is not offered', () => {
  render(<ErrorPage what="Messages">It was taken out of service.</ErrorPage>);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('It was taken out of service.')).toBeInTheDocument();
});

test('by default it says that nothing is lost and what to do', () => {
  render(<ErrorPage what="Messages" onRetry={jest.fn()} moreActions={<button>Reload the page</button>} />);

  expect(
    screen.getByText('Nothing you saved is lost, and the rest of Keydate works. Try again in a moment.'),
  ).toBeVisible();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Try again', 'Reload the page']);
});
