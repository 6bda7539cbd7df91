import { aRealtor } from '@keydate/testing/builders/people';
import { aScan } from '@keydate/testing/builders/scans';
import { screen, within } from '@testing-library/react';
import { installWizard } from '../../../test/open-wizard';

const openWizard = installWizard();

const row = (title: string) =>
  within(screen.getByRole('checkbox', { name: title }).closest<HTMLElement>('[role="row"]')!);

test('a newer table that changes a time beside an unchanged day shows the new one beside the old', async () => {
  const original = '4/30/2027 5:00 PM';
  const outcome = {
    rows: aScan([
      ['Closing Date', '4/30/2027 12:00 noon'],
      ['Possession Date', '12:00 noon'],
      ['Appraisal Deadline', '4/5/2027'],
      ['Record Title Deadline', 'No Change'],
    ]),
    doubts: [
      { row: 2, kind: 'time-changed' as const, words: '4/30/2027 12:00 noon' },
      { row: 4, kind: 'left-unchanged' as const, words: '3/16/2027' },
    ],
    proposals: [
      { row: 1, original },
      { row: 2, original },
      { row: 3, original: 'April 5, 2027' },
      { row: 4, original: '3/16/2027' },
    ],
  };
  const { user, wizard } = await openWizard({ scan: { outcome, pages: 4, takesMs: 0 } }, aRealtor(), 'atDates');
  await wizard.uploads();
  await screen.findByRole('heading', { name: 'Select Title and Select Dates' });
  await wizard.next();

  await user.click(await screen.findByRole('button', { name: 'Accept it unchanged' }));
  for (const title of ['Closing Date', 'Possession Date']) {
    expect(row(title).getByText('04-30-2027')).toBeInTheDocument();
    expect(row(title).getByText(`Before: “${original}”`)).toBeInTheDocument();
  }
  expect(row('Closing Date').getByText('Now: “4/30/2027 12:00 noon”')).toBeInTheDocument();
  expect(row('Possession Date').getByText('Now: “12:00 noon”')).toBeInTheDocument();
  expect(
    row('Possession Date').getByText(
      'Only the time changes here: “4/30/2027 12:00 noon”. Please compare it with the contract.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Possession Date' })).not.toBeChecked();
  expect(row('Appraisal Deadline').queryByText(/^Before/)).not.toBeInTheDocument();
});
