import { render, screen } from '@testing-library/react';
import { FullScreenLoader } from './full-screen-loader';

test('the full-screen loader says what it waits for', () => {
  render(<FullScreenLoader />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading Keydate');
});
