import { render, screen } from '@testing-library/react';
import { StepList } from './step-list';

const steps = ['Listing Information', 'Client Information', 'Add Contract Dates'];

test('each step says its place, its name and whether it is done', () => {
  render(<StepList label="Create New Transaction" steps={steps} current={1} />);

  const [done, current, ahead] = screen.getAllByRole('listitem');
  expect(done).toHaveTextContent('Step 1 of 3: Listing Information, done');
  expect(current).toHaveTextContent('Step 2 of 3: Client Information');
  expect(current).toHaveAttribute('aria-current', 'step');
  expect(ahead).toHaveTextContent('Step 3 of 3: Add Contract Dates');
  expect(ahead).not.toHaveAttribute('aria-current');
});
