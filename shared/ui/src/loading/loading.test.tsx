import { render, screen } from '@testing-library/react';
import { FullScreenLoader } from './full-screen-loader';
import { Skeleton } from './skeleton';

test('the full-screen loader says what is loading', () => {
  render(<FullScreenLoader />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading Keydate');
});

test('a skeleton appears only after 300 ms', () => {
  const { container } = render(<Skeleton />);

  expect(window.getComputedStyle(container.firstElementChild!).animation).toMatch(/ 300ms backwards$/);
});
