import { ApiError } from '@keydate/client';
import { render, screen } from '@testing-library/react';
import { SubmitFailure } from './submit-failure';

test('a submit that nobody answered says that sending again makes no second transaction', () => {
  render(<SubmitFailure error={new ApiError(0, 'Keydate cannot be reached.')} />);

  expect(screen.getByRole('alert')).toHaveTextContent(
    'Nothing you entered is lost. Submit again when you are back: no second transaction comes of it.',
  );
});

test('a refusal says why, each sentence once', () => {
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
