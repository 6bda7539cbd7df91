import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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

test('a step with a note is a button once it is done, and says the note', async () => {
  const onNoted = jest.fn();
  render(
    <StepList
      label="Create New Transaction"
      steps={steps}
      current={1}
      notes={['from the contract', 'from the contract', null]}
      onNoted={onNoted}
    />,
  );

  const done = screen.getByRole('button', { name: /^Step 1 of 3: Listing Information ?, done from the contract$/ });
  expect(screen.getAllByRole('button')).toEqual([done]);
  await userEvent.click(done);
  expect(onNoted).toHaveBeenCalledWith(0);
});
