import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

test('an error is announced at once', () => {
  render(
    <Notice tone="error" title="Upload failed!">
      The file is empty.
    </Notice>,
  );

  expect(screen.getByRole('alert')).toHaveTextContent('Upload failed!The file is empty.');
});

test('other notices are not announced', () => {
  render(<Notice title="Some dates need review" />);

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Some dates need review')).toBeInTheDocument();
});
