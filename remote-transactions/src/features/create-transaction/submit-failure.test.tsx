import { screen } from '@testing-library/react';
import { ApiError } from '@keydate/client';
import { renderPage } from '@keydate/testing/jest';
import { act } from 'react';
import { showSubmitFailure } from './submit-failure';

const show = (error: Error) => {
  renderPage(<p>Review</p>);
  act(() => showSubmitFailure(error));
};

test('if Submit gets no answer, a message says that sending again creates no second transaction', async () => {
  show(new ApiError(0, 'Keydate cannot be reached.'));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Nothing you entered is lost. Submit again when you are back online: this does not create a second transaction.',
  );
});

test('a refusal gives its reasons, each once', async () => {
  show(
    new ApiError(400, 'Please check what you entered.', 'BAD_INPUT', {
      a: 'Every date needs a title.',
      b: 'Every date needs a title.',
    }),
  );

  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Please check what you entered\.Every date needs a title\. Nothing you entered is lost\.$/,
  );
});
