import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../../button/button';
import { Tooltip } from './tooltip';

test('a tooltip shows on keyboard focus, describes its element, and goes with Esc', async () => {
  render(
    <Tooltip text="Everyone with this code joins your company.">
      <Button>Copy code</Button>
    </Tooltip>,
  );

  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Everyone with this code joins your company.');
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Everyone with this code joins your company.');
  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
