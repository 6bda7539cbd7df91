import { screen } from '@testing-library/react';
import { aRealtor } from '@keydate/testing/builders/people';
import { installWizard } from '../../../test/open-wizard';

const openWizard = installWizard();

test('“Start over” stays on one line, however narrow the screen', async () => {
  await openWizard({}, aRealtor(), 'atDates');

  expect(screen.getByRole('button', { name: 'Start over' })).toHaveStyle({ whiteSpace: 'nowrap' });
});
