import { discardReading, startReading } from '@keydate/contracts/contract-readings';
import type { ScanDoubt, ScanExtent } from '@keydate/contracts/scans';
import { aRealtor } from '@keydate/testing/builders/people';
import {
  A_CONTRACT_IN_SENTENCES,
  A_TEXAS_CONTRACT,
  aScan,
  EXTENT_WITH_AN_UNREAD_PAGE,
  ROWS_THAT_NEED_A_LOOK,
  AN_AMENDMENT,
} from '@keydate/testing/builders/scans';
import { heldCall } from '@keydate/testing/fake-server/held-call';
import type { World } from '@keydate/testing/fake-server/world';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { installWizard } from '../../../test/open-wizard';
import { ScanWarnings } from './scan-warnings';

const openWizard = installWizard();

/** The wizard at review after this scan; by default five rows, each with a day. */
async function openReview(outcome: { rows: string[][]; doubts?: ScanDoubt[] } = { rows: aScan() }) {
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
  // so that an arrow key moves on from it
  expect(titles.getByRole('radio', { name: 'Event' })).toHaveFocus();
  expect(titles.getByText('Appraisal Deadline')).toBeInTheDocument();
  await wizard.next();

  expect(await screen.findByRole('heading', { name: 'Review Contract Dates' })).toBeInTheDocument();
  expect(screen.getByText('5 rows read, 5 have a day, 0 to check', { exact: false })).toBeInTheDocument();
  await wizard.submit();

  expect(await screen.findByText('Transaction Created Successfully')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe(`/transaction/${server.world.transactions[0]!._id}`));
  expect(server.world.transactions[0]).toMatchObject({
    contract_type: 'Purchase',
    client_information: { email_address: 'rosa.ibarra@mail.example' },
    contractDates: [{ title: 'Alternative Earnest Money Deadline', date: '03-09-2027' }, {}, {}, {}, {}],
  });
  expect(window.sessionStorage).toHaveLength(0);
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
  expect(screen.getByRole('checkbox', { name: relative })).toHaveAccessibleDescription(/^No day.*“MEC \+ 5 days”/);
  expect(row(relative).getByText('Waits for “MEC”, which has no day yet.')).toBeInTheDocument();
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

  await user.click(await screen.findByRole('button', { name: /rows without a day/ }));
  const select = await screen.findByRole('button', { name: '8:00 PM Time of Day' });
  expect(row('Time of Day Deadline').getByText('This is the Time of Day below.')).toBeInTheDocument();
  await user.click(select);
  await user.click(await screen.findByRole('option', { name: '5:30 PM' }));
  await wizard.submit();

  expect(await screen.findByText('Transaction Created Successfully')).toBeInTheDocument();
  expect(server.world.transactions[0]?.time_of_day).toBe('17:30');
});

test('the contract’s Acceptance Deadline Time is preselected, can be changed, and is sent', async () => {
  const rows = [
    ['Acceptance Deadline Date', '3/9/2027'],
    ['Acceptance Deadline Time', '7:15 PM MT'],
  ] as const;
  const { user, wizard, server } = await openReview({ rows: aScan(rows) });

  await user.click(await screen.findByRole('button', { name: /without a day/ }));
  expect(row('Acceptance Deadline Time').getByText('This is the Acceptance Deadline Time below.')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '7:15 PM Acceptance Deadline Time' }));
  await user.click(await screen.findByRole('option', { name: '8:00 PM' }));
  await wizard.submit();

  expect(await screen.findByText('Transaction Created Successfully')).toBeInTheDocument();
  expect(server.world.transactions[0]).toMatchObject({ time_of_day: null, acceptance_time: '20:00' });
});

test('a day that is written into a row of an hour is not taken, and the row is to check', async () => {
  const rows = [
    ['Possession Time', '3/9/2027'],
    ['Closing Date', '4/30/2027'],
  ] as const;
  await openReview({ rows: aScan(rows) });
  expect(await screen.findByRole('button', { name: '1 to check' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Possession Time' })).not.toBeChecked();
  expect(row('Possession Time').getByText('No day')).toBeInTheDocument();
  expect(row('Possession Time').getByText(/^This row is an hour, so its day is not used\./)).toBeInTheDocument();
});

test('the chips above the list count the rows to know of; each opens their titles, which lead to their rows', async () => {
  const { user } = await openReview({ rows: aScan(ROWS_THAT_NEED_A_LOOK) });
  const chip = (name: string) => screen.getByRole('button', { name });

  expect(await screen.findByRole('button', { name: '2 to check' })).toHaveAttribute('aria-expanded', 'false');
  await user.click(chip('2 depend on another event'));
  expect(screen.getByText(/Unless you set a day, they are not deadlines of this transaction\./)).toBeInTheDocument();
  await user.click(chip('Go to Possession Date'));
  expect(screen.getByRole('checkbox', { name: 'Possession Date' })).toHaveFocus();
  await user.click(chip('2 to check'));
  expect(screen.queryByRole('button', { name: 'Go to Possession Date' })).not.toBeInTheDocument();
  await user.click(chip('Go to Inspection Objection Deadline'));
  expect(screen.getByRole('checkbox', { name: 'Inspection Objection Deadline' })).toHaveFocus();
  await user.click(chip('2 to check'));
  expect(screen.queryByRole('button', { name: /^Go to/ })).not.toBeInTheDocument();
});

test('rows without a day are folded below the others, unless something in them is to check or to answer', async () => {
  const { user } = await openReview({ rows: aScan(ROWS_THAT_NEED_A_LOOK) });
  const titles = () =>
    screen
      .getAllByRole('checkbox')
      .filter((box) => box.closest('[role="row"]'))
      .flatMap((box) => box.getAttribute('aria-describedby') ?? []).length;
  const fold = await screen.findByRole('button', { name: '4 rows without a day' });

  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('checkbox', { name: 'Appraisal Deadline' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Inspection Objection Deadline' })).toBeInTheDocument();
  expect(titles()).toBe(4);
  fold.focus();
  await user.keyboard('{Enter}{ArrowDown}');
  expect(titles()).toBe(8);
  await user.click(screen.getByRole('button', { name: 'Edit Appraisal Deadline' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Appraisal Deadline' })).toHaveFocus());
});

test('the rows that an amendment leaves as they were are accepted at once; a new day is shown with the one before', async () => {
  const { user } = await openReview(AN_AMENDMENT);

  // most of its rows are: their titles are open, with the button that accepts them
  expect(await screen.findByRole('button', { name: '5 unchanged' })).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'Go to Record Title Deadline' }));
  expect(screen.getByRole('checkbox', { name: 'Record Title Deadline' })).toHaveFocus();
  expect(row('Closing Date').getByText('Before: “4/30/2027”')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Record Title Deadline' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Accept all 5 unchanged' }));

  for (const title of ['Record Title Deadline', 'Alternative Earnest Money Deadline', 'Closing Date'])
    expect(screen.getByRole('checkbox', { name: title })).toBeChecked();
  expect(row('Record Title Deadline').getByText('03-16-2027')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /without a day/ }));
  expect(screen.getByRole('checkbox', { name: 'Association Documents Deadline' })).not.toBeChecked();
  expect(screen.queryByText(/^\d+ unchanged/)).not.toBeInTheDocument();
  expect(screen.getByText(/^7 rows read, 4 have a day, 2 depend on another event, 0 to check/)).toBeInTheDocument();
});

test('what a scan left out or may have missed is shown at the columns step and at review, also after a reload', async () => {
  const extent = { ...EXTENT_WITH_AN_UNREAD_PAGE, otherTables: 1 };
  const { user, wizard, unmount, reopen } = await openWizard(
    { scan: { outcome: { rows: aScan(), extent }, pages: 20, takesMs: 0 } },
    aRealtor(),
    'atDates',
  );
  const warnings = () => [
    screen.getByText('Another table in this file is not included. Check whether it changes these dates.'),
    screen.getByText(
      'Page 5 could hardly be read, and no row was found for the numbers 3 and 13 to 24. Please check the contract for them.',
    ),
  ];
  await wizard.uploads();
  await screen.findByRole('heading', { name: 'Select Title and Select Dates' });
  expect(warnings()).toHaveLength(2);
  await wizard.next();
  await user.click(await screen.findByRole('checkbox', { name: 'Closing Date' }));
  unmount();
  await reopen();

  expect(await screen.findByRole('heading', { name: 'Review Contract Dates' })).toBeInTheDocument();
  expect(warnings()).toHaveLength(2);
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
  [
    'Page 3 was not looked at: a picture on it has more than 34 megapixels. Please check it for dates.',
    { pagesLeftOut: [{ page: 3, reason: 'too-detailed' }] },
  ],
  [
    'Pages 3 and 5 were not looked at: a drawing on them takes too much memory or time. Please check them for dates.',
    {
      pagesLeftOut: [
        { page: 3, reason: 'too-demanding' },
        { page: 5, reason: 'too-demanding' },
      ],
    },
  ],
  [
    'This upload has two contracts: another one begins on page 9. These dates are from the first one; upload the other one by itself.',
    { nextContract: 9 },
  ],
  [
    'This upload has two contracts, and the first one has no table of dates. These dates are from the other one; please upload each by itself.',
    { gaps: ['first-contract-undated'] },
  ],
])('%s', (sentence, missed) => {
  render(
    <ScanWarnings
      extent={{ otherTables: 0, unreadPages: [], missingNumbers: [], gaps: [], pagesLeftOut: [], ...missed }}
    />,
  );
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

test('a second whole table on a scan has one sentence: it may be of another contract', () => {
  render(
    <ScanWarnings
      extent={{ otherTables: 1, unreadPages: [], missingNumbers: [], gaps: ['second-list'], pagesLeftOut: [] }}
    />,
  );
  expect(
    screen.getByText(
      'This file may have two contracts: a second whole table of dates is not included. Check whether it changes these dates, or upload it by itself.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByText(/^Another table/)).not.toBeInTheDocument();
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
  expect(server.exchanges.some(({ call }) => call === startReading)).toBe(false);
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

test('a scan that was canceled while the file was being sent stays canceled', async () => {
  const { fault, letAnswer } = heldCall(startReading);
  const scan = { outcome: { rows: aScan() }, pages: 4, takesMs: 60_000 };
  const { user, wizard, server } = await openWizard({ faults: [fault], scan }, aRealtor(), 'atDates');
  await wizard.uploads();
  await user.click(await screen.findByRole('button', { name: 'Cancel scan' }));
  letAnswer();

  await waitFor(() => expect(server.exchanges.some(({ call }) => call === discardReading)).toBe(true));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a scan shows its progress, Next says what it waits for, and it can be canceled', async () => {
  const { user, wizard } = await openWizard(
    { scan: { outcome: { rows: aScan() }, pages: 4, takesMs: 60_000 } },
    aRealtor(),
    'atDates',
  );
  await wizard.uploads();
  expect(await screen.findByRole('progressbar')).toHaveAccessibleName('Reading contract.pdf');
  expect(screen.getByRole('group', { name: 'Reading contract.pdf' })).toHaveFocus();
  const waiting = 'The contract is still being read. The next step opens automatically once that is done.';
  expect(screen.queryByText(waiting)).not.toBeInTheDocument();
  await wizard.next();

  expect(screen.getByText(waiting)).toBeInTheDocument();
  expect(await screen.findByText('Validation Error')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel scan' }));
  expect(screen.getByRole('button', { name: 'Upload a contract' })).toHaveFocus();
  await wizard.uploads();
  await screen.findByRole('progressbar');
  expect(screen.queryByText(waiting)).not.toBeInTheDocument();
});

describe('several files at once', () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, at) => new File([`${at}`], `page-${at + 1}.jpg`, { type: 'image/jpeg' }));

  test('are one contract, under the name of the first', async () => {
    const { user } = await openWizard({}, aRealtor(), 'atDates');
    await user.upload(await screen.findByLabelText('Contract file'), pages(3));
    await screen.findByRole('heading', { name: 'Select Title and Select Dates' });
    expect(screen.getByText(/rows were read from page-1.jpg and 2 more files/)).toBeInTheDocument();
    expect(screen.queryByText(/were used/)).not.toBeInTheDocument();
  });

  test('more than ten: those that were left out are named, even if the contract is refused', async () => {
    const outcome = { refusal: 'CONTRACT_NO_TABLE' } as const;
    await openWizard({ scan: { outcome, pages: 1, takesMs: 0 } }, aRealtor(), 'atDates');
    const zone = (await screen.findByLabelText('Contract file')).parentElement!;
    fireEvent.drop(zone, { dataTransfer: { files: pages(12) } });
    await screen.findByText(/No table of dates was found/);
    expect(screen.getByText('Only the first 10 files were used')).toBeInTheDocument();
    expect(screen.getByText(/^page-11.jpg and page-12.jpg were left out/)).toBeInTheDocument();
  });
});

describe('a contract without the form’s table', () => {
  const scanned = (outcome: World['scan']['outcome']) =>
    openWizard({ scan: { outcome, pages: 1, takesMs: 0 } }, aRealtor(), 'atDates');

  test('of any other form: the person says which columns are title and date', async () => {
    const { user, wizard } = await scanned({
      rows: [
        ['', '', '', '', 'Matter', 'Start', 'Finish'],
        ['', '', '', '', 'Loan approval', '3/1/2031', '3/11/2031'],
        ['', '', '', '', 'Walk-through', '3/3/2031', '3/13/2031'],
      ],
    });
    await wizard.uploads();
    const titles = within(await screen.findByRole('group', { name: 'Select Title' }));
    expect(titles.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Matter',
      'Start',
      'Finish',
    ]);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await wizard.next();
    await user.click(titles.getByRole('radio', { name: 'Matter' }));
    await user.click(
      within(screen.getByRole('group', { name: 'Select Dates' })).getByRole('radio', { name: 'Finish' }),
    );
    await wizard.next();
    expect(await screen.findByRole('checkbox', { name: 'Loan approval' })).toBeChecked();
    expect(row('Loan approval').getByText('03-11-2031')).toBeInTheDocument();
  });

  test('in sentences: its dates are one press away, and none is selected', async () => {
    const { wizard } = await scanned(A_CONTRACT_IN_SENTENCES);
    const [, ...sentences] = A_CONTRACT_IN_SENTENCES.rows.map(([, , sentence = '']) => sentence);
    await wizard.uploads();
    expect(await screen.findByText(/^No table of dates was found/)).toBeInTheDocument();
    await wizard.next();
    for (const sentence of sentences) expect(await screen.findByRole('checkbox', { name: sentence })).not.toBeChecked();
    expect(row(sentences[0]!).getByText('04-20-2027')).toBeInTheDocument();
  });

  test.each(['mapping', 'review'])(
    'on a form that the scan does not know: at %s, dates by hand are one press away',
    async (step) => {
      const { user, wizard } = await scanned(A_CONTRACT_IN_SENTENCES);
      await wizard.uploads();
      if (step === 'review') {
        await screen.findByText('We do not know this form yet');
        await wizard.next();
        await screen.findByRole('heading', { name: 'Review Contract Dates' });
      }
      expect(screen.getByText('We do not know this form yet')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Add Dates Manually' }));
      expect(await screen.findByRole('checkbox', { name: 'Closing Date' })).toBeInTheDocument();
      expect(screen.queryByText('We do not know this form yet')).not.toBeInTheDocument();
    },
  );

  test('on the form of another state: the form is named', async () => {
    const { wizard } = await scanned(A_TEXAS_CONTRACT);
    await wizard.uploads();
    expect(await screen.findByText('Form: Texas purchase contract.')).toBeInTheDocument();
  });
});
