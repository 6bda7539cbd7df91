import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fillIn } from './fill-in';

/** Fills in all required fields of a company. */
export async function fillsInCompany(user: UserEvent): Promise<void> {
  await fillIn(user, {
    'Company Name': 'Vale & Sons',
    Website: 'vale.example',
    Street: '88 Remington Street',
    City: 'Fort Collins',
    'Zip Code': '80524',
  });
  await screen.findByText('Colorado');
  await user.selectOptions(screen.getByLabelText('State'), 'Colorado');
}
