import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

test('an error is read out at once', () => {
  render(
    <Notice tone="error" title="Upload failed!">
      The file is empty.
    </Notice>,
  );

  expect(screen.getByRole('alert')).toHaveTextContent('Upload failed!The file is empty.');
});

test('a piece of news waits to be read', () => {
  render(<Notice title="Some dates need a look" />);

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Some dates need a look')).toBeInTheDocument();
});
