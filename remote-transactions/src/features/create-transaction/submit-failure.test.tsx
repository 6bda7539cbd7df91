import { ApiError } from '@keydate/client';
import { render, screen } from '@testing-library/react';
import { SubmitFailure } from './submit-failure';

test('if Submit gets no answer, a message says that sending again creates no second transaction', () => {
  render(<SubmitFailure error={new ApiError(0, 'Keydate cannot be reached.')} />);

  expect(screen.getByRole('alert')).toHaveTextContent(
    'Nothing you entered is lost. Submit again when you are back online: this does not create a second transaction.',
  );
});

test('a refusal gives its reasons, each once', () => {
  render(
    <SubmitFailure
      error={
        new ApiError(400, 'Please check what you entered.', 'BAD_INPUT', {
          a: 'Every date needs a title.',
          b: 'Every date needs a title.',
        })
      }
    />,
  );

  expect(screen.getAllByText('Every date needs a title.')).toHaveLength(1);
  expect(screen.getByRole('alert')).not.toHaveTextContent('Submit again');
});
