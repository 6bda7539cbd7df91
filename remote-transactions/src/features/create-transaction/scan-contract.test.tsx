import { scanContract, type ScanDoubt, type ScanExtent } from '@keydate/contracts/scans';
import { aRealtor } from '@keydate/testing/builders/people';
import {
  A_COUNTERPROPOSAL,
  aScan,
  DOUBTS_OF_THE_SCAN,
  EXTENT_OF_A_COUNTERPROPOSAL,
  EXTENT_WITH_AN_UNREAD_PAGE,
  ROWS_THAT_NEED_A_LOOK,
  AN_AMENDMENT,
} from '@keydate/testing/builders/scans';
import { render, screen, within } from '@testing-library/react';
import { installWizard } from '../../../test/open-wizard';
import { ScanWarnings } from './scan-warnings';

const openWizard = installWizard();

/** The wizard at review after this scan; by default five rows, each with a day. */
async function openReview(
  outcome: { rows: string[][]; doubts?: ScanDoubt[]; extent?: ScanExtent } = { rows: aScan() },
) {
  const opened = await openWizard({ scan: { outcome, pages: 4, takesMs: 0 } }, aRealtor(), 'atDates');
  await opened.wizard.uploads();
  await screen.findByRole('heading', { name: 'Select Title and Select Dates' });
  await opened.wizard.next();
  return opened;
}

const row = (title: string) =>
  within(screen.getByRole('checkbox', { name: title }).closest<HTMLElement>('[role="row"]')!);

test('a contract is scanned, mapped, reviewed and becomes a transaction', async () => {
  const { wizard, server } = await openWizard({}, aRealtor(), 'atDates');
  await wizard.uploads();

  expect(await screen.findByRole('heading', { name: 'Select Title and Select Dates' })).toBeInTheDocument();
  const titles = within(screen.getByRole('group', { name: 'Select Title' }));
  expect(titles.getByRole('radio', { name: 'Event' })).toBeChecked();
  expect(titles.getByText('Appraisal Deadline')).toBeInTheDocument();
  await wizard.next();

  expect(await screen.findByRole('heading', { name: 'Review Contract Dates' })).toBeInTheDocument();
  expect(screen.getByText('5 rows read, 5 have a day, 0 to check', { exact: false })).toBeInTheDocument();
  await wizard.submit();

  expect(await screen.findByText('Transaction Created Successfully')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Rosa Ibarra' })).toBeInTheDocument();
  expect(server.world.transactions[0]).toMatchObject({
    contract_type: 'Purchase',
    client_information: { email_address: 'rosa.ibarra@mail.example' },
    contractDates: [{ title: 'Alternative Earnest Money Deadline', date: '03-09-2027' }, {}, {}, {}, {}],
  });
  expect(window.sessionStorage).toHaveLength(0);
});

test('the columns step opens with the focus on the preselected column, so that an arrow key moves on from it', async () => {
  const { wizard } = await openWizard({}, aRealtor(), 'atDates');
  await wizard.uploads();

  expect(await screen.findByRole('heading', { name: 'Select Title and Select Dates' })).toBeInTheDocument();
  const titles = within(screen.getByRole('group', { name: 'Select Title' }));
  expect(titles.getByRole('radio', { name: 'Event' })).toHaveFocus();
});

test('one column for both is refused with the sentence of the spec', async () => {
  const { user, wizard } = await openWizard({}, aRealtor(), 'atDates');
  await wizard.uploads();

  await user.click(
    within(await screen.findByRole('group', { name: 'Select Title' })).getByRole('radio', { name: 'Date or Deadline' }),
  );
  expect(screen.getByText('This field is already selected for date')).toBeInTheDocument();
  await user.click(within(screen.getByRole('group', { name: 'Select Dates' })).getByRole('radio', { name: 'Event' }));
  expect(screen.getByText('This field is already selected for title')).toBeInTheDocument();
});

test('rows without a day are unselected, show the cell’s text, and can get a day', async () => {
  const { user } = await openReview({ rows: aScan(ROWS_THAT_NEED_A_LOOK) });

  const relative = 'Association Documents Termination Deadline';
  expect(await screen.findByRole('checkbox', { name: relative })).not.toBeChecked();
  expect(row(relative).getByText('“MEC + 5 days”')).toBeInTheDocument();
  expect(row(relative).getByText('No day')).toBeInTheDocument();
  expect(row('Inspection Objection Deadline').getByText('This day does not exist.')).toBeInTheDocument();
  expect(
    row('Alternative Earnest Money Deadline').getByText('The weekday does not match the date, which is a Tuesday.'),
  ).toBeInTheDocument();
  expect(
    screen.getByText('8 rows read, 2 have a day, 2 depend on another event, 2 blank or N/A, 2 to check', {
      exact: false,
    }),
  ).toBeInTheDocument();
  expect(screen.getByRole('form', { name: 'Review Contract Dates' })).toHaveAccessibleDescription(
    /^8 rows read, 2 have a day, 2 depend on another event/,
  );

  await user.click(screen.getByRole('checkbox', { name: relative }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Deadline Details' }));
  expect(dialog.getByText('The contract says: “MEC + 5 days”')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Date'), '3/14/2027');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('checkbox', { name: relative })).toBeChecked();
  expect(row(relative).getByText('03-14-2027')).toBeInTheDocument();
});

test('the contract’s Time of Day is preselected, can be changed, and is sent', async () => {
  const { user, wizard, server } = await openReview({ rows: aScan(ROWS_THAT_NEED_A_LOOK) });

  const select = await screen.findByRole('button', { name: '8:00 PM Time of Day' });
  expect(row('Time of Day Deadline').getByText('This is the Time of Day below.')).toBeInTheDocument();
  await user.click(select);
  await user.click(await screen.findByRole('option', { name: '5:30 PM' }));
  await wizard.submit();

  expect(await screen.findByText('Transaction Created Successfully')).toBeInTheDocument();
  expect(server.world.transactions[0]?.time_of_day).toBe('17:30');
});

test('the rows to know of are counted in words and named above the list, and each title leads to its row', async () => {
  const { user } = await openReview({ rows: aScan(ROWS_THAT_NEED_A_LOOK) });

  for (const count of ['2 to check:', '2 depend on another event:', '2 blank or N/A'])
    expect(await screen.findByText(count)).toBeInTheDocument();
  expect(screen.getByText(/Unless you set a day, they are not deadlines of this transaction\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go to Possession Date' }));
  expect(screen.getByRole('checkbox', { name: 'Possession Date' })).toHaveFocus();
  await user.click(screen.getByText('2 blank or N/A'));
  await user.click(screen.getByRole('button', { name: 'Go to Appraisal Deadline' }));
  expect(screen.getByRole('checkbox', { name: 'Appraisal Deadline' })).toHaveFocus();
});

test('the rows that an amendment leaves as they were are accepted at once; a new day is shown with the one before', async () => {
  const { user } = await openReview(AN_AMENDMENT);

  const unchanged = await screen.findByText('5 unchanged');
  expect(screen.getByRole('button', { name: 'Go to Record Title Deadline', hidden: true })).not.toBeVisible();
  await user.click(unchanged);
  await user.click(screen.getByRole('button', { name: 'Go to Record Title Deadline' }));
  expect(screen.getByRole('checkbox', { name: 'Record Title Deadline' })).toHaveFocus();
  expect(row('Closing Date').getByText('Before: “4/30/2027”')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Record Title Deadline' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Accept all 5 unchanged' }));

  for (const title of ['Record Title Deadline', 'Alternative Earnest Money Deadline', 'Closing Date'])
    expect(screen.getByRole('checkbox', { name: title })).toBeChecked();
  expect(row('Record Title Deadline').getByText('03-16-2027')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Association Documents Deadline' })).not.toBeChecked();
  expect(screen.queryByText(/^\d+ unchanged/)).not.toBeInTheDocument();
  expect(screen.getByText(/^7 rows read, 4 have a day, 2 depend on another event, 0 to check/)).toBeInTheDocument();
});

test('the number of rows read stays the same, whatever is added and removed', async () => {
  const { user } = await openReview();

  await user.click(await screen.findByRole('button', { name: 'Remove Closing Date' }));
  await user.click(screen.getByRole('button', { name: 'Add a date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Deadline Details' }));
  await user.type(dialog.getByLabelText('Title'), 'Walk-through');
  await user.type(dialog.getByLabelText('Date'), '3/14/2027');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(
    await screen.findByText('5 rows read, 1 added, 1 removed, 5 have a day, 0 to check', { exact: false }),
  ).toBeInTheDocument();
});

test('a flagged row is unselected, with a warning and its day', async () => {
  await openReview({ rows: aScan(ROWS_THAT_NEED_A_LOOK), doubts: DOUBTS_OF_THE_SCAN });

  expect(await screen.findByRole('checkbox', { name: 'Closing Date' })).not.toBeChecked();
  expect(row('Closing Date').getByText('04-30-2027')).toBeInTheDocument();
  expect(row('Closing Date').getByText('“4/30/2027”')).toBeInTheDocument();
  expect(
    row('Closing Date').getByText(
      'Two readings of this date differ: the other is “4/20/2027”. Please compare it with the contract.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Closing Date' })).toHaveAccessibleDescription(
    /^04-30-2027.*Two readings of this date differ/,
  );
  expect(
    row('New Loan Availability Deadline').getByText(/The title was read as “New Loan Avaiiability Deadllne”/),
  ).toBeInTheDocument();
  expect(
    screen.getByText('8 rows read, 2 have a day, 2 depend on another event, 1 blank or N/A, 4 to check', {
      exact: false,
    }),
  ).toBeInTheDocument();
});

test('a day that the contract’s other dates suggest is unselected, with the text that was read', async () => {
  const outcome = {
    rows: aScan([['Closing Date', 'Apr 30, 2027']]),
    doubts: [{ row: 1, kind: 'date-mended' as const, words: 'Apr 3O.2U27' }],
  };
  await openReview(outcome);

  expect(await screen.findByRole('checkbox', { name: 'Closing Date' })).not.toBeChecked();
  expect(row('Closing Date').getByText('04-30-2027')).toBeInTheDocument();
  expect(row('Closing Date').getByText('“Apr 3O.2U27”')).toBeInTheDocument();
  expect(
    row('Closing Date').getByText(
      'The date was hard to read. The contract’s other dates suggest this day. Please compare it with the contract.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('1 row read, 1 has a day, 1 to check', { exact: false })).toBeInTheDocument();
});

test('a suggested answer shows the text that was read, and what it may say', async () => {
  const outcome = {
    rows: aScan([['Closing Date', 'MEC + 8 days']]),
    doubts: [{ row: 1, kind: 'answer-mended' as const, words: 'MET + 8 dayr' }],
  };
  await openReview(outcome);

  expect(await screen.findByRole('checkbox', { name: 'Closing Date' })).not.toBeChecked();
  expect(row('Closing Date').getByText('“MET + 8 dayr”')).toBeInTheDocument();
  expect(
    row('Closing Date').getByText(
      'Counted from another event. The cell was hard to read and may say “MEC + 8 days”. Please compare it with the contract.',
    ),
  ).toBeInTheDocument();
});

test('a counter-proposal that changes nothing shows its own text, and the day that it leaves unchanged', async () => {
  await openReview(A_COUNTERPROPOSAL);

  expect(await screen.findByRole('checkbox', { name: 'Record Title Deadline' })).not.toBeChecked();
  expect(row('Record Title Deadline').getByText('03-16-2027')).toBeInTheDocument();
  expect(row('Record Title Deadline').getByText('“No Change”')).toBeInTheDocument();
  expect(
    row('Record Title Deadline').getByText(
      'Unchanged, according to the contract. This day is from an earlier table in the file: “3/16/2027”.',
    ),
  ).toBeInTheDocument();
});

test('what a scan left out is shown at the columns step and at review, also after a reload', async () => {
  const { wizard, unmount, reopen } = await openWizard(
    { scan: { outcome: { rows: aScan(), extent: EXTENT_OF_A_COUNTERPROPOSAL }, pages: 20, takesMs: 0 } },
    aRealtor(),
    'atDates',
  );
  const another = 'Another table in this file is not included. Check whether it changes these dates.';
  await wizard.uploads();
  await screen.findByRole('heading', { name: 'Select Title and Select Dates' });
  expect(screen.getByText(another)).toBeInTheDocument();
  await wizard.next();
  unmount();
  await reopen();

  expect(await screen.findByRole('heading', { name: 'Review Contract Dates' })).toBeInTheDocument();
  expect(screen.getByText(another)).toBeInTheDocument();
});

test('what a scan may have missed is shown at the columns step and at review, and stays during review', async () => {
  const { user, wizard } = await openWizard(
    { scan: { outcome: { rows: aScan(), extent: EXTENT_WITH_AN_UNREAD_PAGE }, pages: 6, takesMs: 0 } },
    aRealtor(),
    'atDates',
  );
  const missed =
    'Page 5 could hardly be read, and no row was found for the numbers 3 and 13 to 24. Please check the contract for them.';
  await wizard.uploads();
  await screen.findByRole('heading', { name: 'Select Title and Select Dates' });
  expect(screen.getByText(missed)).toBeInTheDocument();
  await wizard.next();

  expect(await screen.findByText('5 rows read, 5 have a day, 0 to check', { exact: false })).toBeInTheDocument();
  expect(screen.getByText(missed)).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Closing Date' }));
  expect(screen.getByText(missed)).toBeInTheDocument();
});

test.each<[string, Partial<ScanExtent>]>([
  ['Page 5 could hardly be read. Please check that page for dates.', { unreadPages: [5] }],
  ['Pages 5 and 6 could hardly be read. Please check those pages for dates.', { unreadPages: [5, 6] }],
  [
    'In this table, no row was found for number 7. Please check the contract for it.',
    { missingNumbers: [{ first: 7, last: 7 }] },
  ],
  [
    'In this table, no row was found for the numbers 1 to 17. Please check the contract for them.',
    { missingNumbers: [{ first: 1, last: 17 }] },
  ],
  ['No Closing Date was found. Please check the contract for it.', { gaps: ['lacks-closing-date'] }],
])('%s', (sentence, missed) => {
  render(<ScanWarnings extent={{ otherTables: 0, unreadPages: [], missingNumbers: [], gaps: [], ...missed }} />);
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

test('a refused file shows the server’s sentence, and dates can still be added manually', async () => {
  const { user, wizard } = await openWizard(
    { scan: { outcome: { refusal: 'CONTRACT_ENCRYPTED' }, pages: 4, takesMs: 0 } },
    aRealtor(),
    'atDates',
  );
  await wizard.uploads();

  expect(
    await screen.findByText('This PDF is protected by a password. Please save it without one and try again.'),
  ).toBeInTheDocument();
  await wizard.addsByHand();
  await user.click(wizard.dialog().getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { level: 3, name: 'Add Contract Dates' });
  await user.click(wizard.dialog().getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Client Name')).toHaveValue('Rosa Ibarra');
});

test('a file that is empty or too large is refused without being sent', async () => {
  const { wizard, server } = await openWizard({}, aRealtor(), 'atDates');

  await wizard.uploads(new File([], 'empty.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('This file is empty. Please choose another one.')).toBeInTheDocument();
  const large = new File(['x'], 'large.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 26 * 1024 * 1024 });
  await wizard.uploads(large);
  expect(await screen.findByText('A contract may have at most 25 MB.')).toBeInTheDocument();
  expect(server.exchanges.some(({ call }) => call === scanContract)).toBe(false);
});

test('an exception shows Upload failed!', async () => {
  const { wizard } = await openWizard({}, aRealtor(), 'atDates');
  jest.spyOn(crypto, 'randomUUID').mockReturnValue('00000000-0000-4000-8000-000000000000');
  jest.spyOn(FormData.prototype, 'append').mockImplementation(() => {
    throw new Error('the disk was taken out');
  });
  await wizard.uploads();

  expect(await screen.findByText('Upload failed!')).toBeInTheDocument();
});

test('Next during a scan says what it waits for', async () => {
  const { user, wizard } = await openWizard(
    { scan: { outcome: { rows: aScan() }, pages: 4, takesMs: 60_000 } },
    aRealtor(),
    'atDates',
  );
  await wizard.uploads();
  await screen.findByRole('progressbar');
  const waiting = 'The contract is still being read. The next step opens automatically once that is done.';
  expect(screen.queryByText(waiting)).not.toBeInTheDocument();
  await wizard.next();

  expect(screen.getByText(waiting)).toBeInTheDocument();
  expect(await screen.findByText('Validation Error')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel scan' }));
  await wizard.uploads();
  await screen.findByRole('progressbar');
  expect(screen.queryByText(waiting)).not.toBeInTheDocument();
});

test('a scan shows its progress and can be canceled', async () => {
  const { user, wizard } = await openWizard(
    { scan: { outcome: { rows: aScan() }, pages: 4, takesMs: 60_000 } },
    aRealtor(),
    'atDates',
  );
  await wizard.uploads();

  expect(await screen.findByRole('progressbar')).toHaveAccessibleName('Reading contract.pdf');
  expect(screen.getByRole('group', { name: 'Reading contract.pdf' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel scan' }));
  expect(screen.getByRole('button', { name: 'Upload a contract' })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
