import type { ScanSource } from '@keydate/contracts/scans';
import { aRealtor } from '@keydate/testing/builders/people';
import { aScan } from '@keydate/testing/builders/scans';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { installWizard } from '../../../../test/open-wizard';
import { RowSource } from './row-source';

const openWizard = installWizard();

const FLAGGED = 'Record Title Deadline';
const WRITTEN = 'New Loan Terms Deadline';
const SURE = 'Closing Date';
const ROWS: [title: string, date: string][] = [
  [SURE, '4/30/2027'],
  [FLAGGED, '4/1/2027'],
  [WRITTEN, ''],
];
const sourceOf = (row: number): ScanSource => ({
  row,
  page: 4,
  sheet: 0,
  box: { left: 0.1, top: 0.1 * row, right: 0.9, bottom: 0.1 * row + 0.03 },
});

/** The review of a row that is sure, one that was hard to read, and one written by hand. */
async function openReview() {
  const outcome = {
    rows: aScan(ROWS),
    doubts: [
      { row: 2, kind: 'date-hard-to-read' as const },
      { row: 3, kind: 'date-not-read' as const },
    ],
    sources: [1, 2, 3].map(sourceOf),
  };
  const opened = await openWizard({ scan: { outcome, pages: 4, takesMs: 0 } }, aRealtor(), 'atDates');
  await opened.wizard.uploads();
  await screen.findByRole('heading', { name: 'Select Title and Select Dates' });
  await opened.wizard.next();
  await screen.findByRole('heading', { name: 'Review Contract Dates' });
  return opened;
}

const box = (title: string) => screen.getByRole('checkbox', { name: title });
const row = (title: string) => within(box(title).closest<HTMLElement>('[role="row"]')!);
const titlesShown = () =>
  screen
    .getAllByRole('checkbox', { name: / (?:Date|Deadline)$/ })
    .map((one) => one.getAttribute('aria-label') ?? one.id);
const pictureOf = (title: string) => row(title).queryByRole('img', { name: `${title}, as on page 4 of the contract` });

test('a row to check shows its page and its picture; another one after a press', async () => {
  const { user } = await openReview();
  expect(pictureOf(FLAGGED)).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/api\/files\/contracts\/[-\w]+\/rows\/2$/),
  );
  expect(row(FLAGGED).getByText('Page 4')).toBeInTheDocument();
  expect(pictureOf(SURE)).toBeNull();
  await user.click(row(SURE).getByRole('button', { name: `Show ${SURE} on page 4 of the contract` }));
  expect(pictureOf(SURE)).toBeInTheDocument();
});

test('a removed row takes its picture with it', async () => {
  const { user } = await openReview();
  await user.click(row(FLAGGED).getByRole('button', { name: `Remove ${FLAGGED}` }));
  expect(screen.queryByRole('img', { name: new RegExp(FLAGGED) })).toBeNull();
});

test('a day written by hand has an empty field next to its picture, and a person’s day stays there with it', async () => {
  const { user } = await openReview();
  expect(pictureOf(WRITTEN)).toBeInTheDocument();
  const field = row(WRITTEN).getByRole('textbox', { name: `Day of ${WRITTEN}` });
  expect(field).toHaveValue('');
  await user.type(field, 'tomorrow{Enter}');
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.type(field, '4/12/2027{Enter}');
  expect(row(WRITTEN).getByText('04-12-2027')).toBeInTheDocument();
  expect(box(WRITTEN)).toBeChecked();
  expect(pictureOf(WRITTEN)).toBeInTheDocument();
});

test('without a stored contract a row says its page; a picture that does not load says so', () => {
  const { rerender } = render(<RowSource source={sourceOf(1)} title={SURE} readingId={null} />);
  expect(screen.getByText('Page 4')).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<RowSource source={sourceOf(1)} title={SURE} readingId="reading" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Page 4. Its picture cannot be shown now.')).toBeInTheDocument();
});

test('filters show the rows to check, or those without a day', async () => {
  const { user } = await openReview();
  const shown = within(screen.getByRole('group', { name: 'Rows shown' }));
  expect(shown.getByRole('button', { name: 'All 3' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(shown.getByRole('button', { name: 'To check 2' }));
  expect(screen.queryByRole('checkbox', { name: SURE })).toBeNull();
  expect(titlesShown()).toHaveLength(2);
  await user.click(shown.getByRole('button', { name: 'Without a day 1' }));
  expect(titlesShown()).toHaveLength(1);
  await user.click(shown.getByRole('button', { name: 'Computed 0' }));
  expect(screen.getByText('No dates are computed.')).toBeInTheDocument();
});

test('one key leads to the next row to check, and one accepts it and says so', async () => {
  const { user } = await openReview();
  expect(screen.getByText('next row to check', { exact: false })).toBeInTheDocument();
  await user.click(screen.getByRole('group', { name: 'Rows shown' }));
  await user.keyboard('n');
  expect(box(FLAGGED)).toHaveFocus();
  await user.keyboard('a');
  expect(box(FLAGGED)).toBeChecked();
  expect(box(WRITTEN)).toHaveFocus();
  expect(screen.getByText(`${FLAGGED} was accepted. 1 to check.`)).toBeInTheDocument();
  await user.keyboard('a');
  expect(screen.queryByRole('checkbox', { name: WRITTEN })).toBeNull();
  expect(screen.getByRole('button', { name: '1 row without a day' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  await user.keyboard('n');
  expect(screen.getByText('There is no row to check.')).toBeInTheDocument();
});

test('the keys are letters while a person types, and do nothing at a row that needs no check', async () => {
  const { user } = await openReview();
  const field = row(WRITTEN).getByRole('textbox', { name: `Day of ${WRITTEN}` });
  await user.type(field, 'an');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('an');
  await user.clear(field);
  await user.click(box(SURE));
  await user.keyboard('a');
  expect(screen.queryByText(/was accepted/)).toBeNull();
});

test('the large view shows the page with the row that has the focus, and closing it returns to the dialog with nothing lost', async () => {
  const { user } = await openReview();
  await user.click(screen.getByRole('button', { name: 'To check 2' }));
  await user.click(screen.getByRole('button', { name: 'Large view' }));
  const contract = within(screen.getByRole('region', { name: 'The contract' }));
  expect(contract.getByRole('img', { name: 'Page 4 of the contract' })).toHaveAttribute(
    'src',
    expect.stringMatching(/\/sheets\/0$/),
  );
  expect(screen.queryByRole('img', { name: new RegExp(FLAGGED) })).toBeNull();
  await user.click(box(FLAGGED));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'The contract' })).toBeNull();
  expect(box(FLAGGED)).toBeChecked();
  expect(screen.getByRole('button', { name: 'To check 2' })).toHaveAttribute('aria-pressed', 'true');
});
