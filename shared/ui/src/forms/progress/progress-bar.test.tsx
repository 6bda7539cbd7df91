import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

test('progress is shown in percent and in words', () => {
  render(<ProgressBar label="Reading the contract" value={0.25} detail="Page 3 of 12" />);

  expect(screen.getByRole('progressbar', { name: 'Reading the contract' })).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('Page 3 of 12')).toBeInTheDocument();
});

test('progress with an unknown total has no value', () => {
  render(<ProgressBar label="Uploading" />);

  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test('progress stays between 0 and 100 percent', () => {
  render(<ProgressBar label="Uploading" value={1.2} />);

  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});
