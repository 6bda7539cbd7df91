import { render, screen } from '@testing-library/react';
import { FullScreenLoader } from './full-screen-loader';

test('the full-screen loader says what is loading', () => {
  render(<FullScreenLoader />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading Keydate');
});
