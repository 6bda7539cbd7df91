import { aDay } from '@keydate/testing/builders/days';
import { renderPage } from '@keydate/testing/jest';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { deadlineEntry } from '../../domain/deadline-entry';
import { ChangeDeadlineDialog } from './change-deadline-dialog';

function openDialog(day: ReturnType<typeof aDay> | null = aDay('03-02-2027'), needsDisclosure = false) {
  const onSave = jest.fn();
  const onClose = jest.fn();
  function Opened() {
    const [entry, setEntry] = useState(deadlineEntry({ title: 'Closing Date', day }));
    return (
      <ChangeDeadlineDialog
        entry={entry}
        words=""
        meaning=""
        needsDisclosure={needsDisclosure}
        today={aDay('06-02-2026')}
        openAt={aDay('06-15-2026')}
        onType={setEntry}
        onSave={onSave}
        onClose={onClose}
      />
    );
  }
  return { onSave, onClose, ...renderPage(<Opened />) };
}

test('the inner heading is New Loan Application for every deadline, although odd', () => {
  openDialog();
  expect(screen.getByRole('heading', { name: 'Change Deadline Details' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'New Loan Application' })).toBeInTheDocument();
});

test('the chosen day is shown with its ordinal', () => {
  openDialog();
  expect(screen.getByText('New Date Selected')).toBeInTheDocument();
  expect(screen.getByText('Tuesday, March 2nd, 2027')).toBeInTheDocument();
});

test('a day picked in the calendar is written into the field and saved', async () => {
  const { user, onSave } = openDialog();
  await user.click(screen.getByRole('button', { name: 'Wednesday, March 3, 2027' }));

  expect(screen.getByLabelText('Date')).toHaveValue('03/03/2027');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledWith('Closing Date', '03-03-2027');
});

test('the calendar shows the month of a typed day', async () => {
  const { user } = openDialog();
  await user.clear(screen.getByLabelText('Date'));
  await user.paste('11/20/2027');

  expect(screen.getByRole('button', { name: 'Saturday, November 20, 2027 selected' })).toBeVisible();
});

test('without a day the calendar shows today, but does not choose it', async () => {
  const { user, onSave } = openDialog(null);
  expect(screen.getByRole('button', { name: 'Monday, June 15, 2026' })).toBeVisible();
  expect(screen.getByText('None yet')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please choose a day.')).toBeInTheDocument();
  expect(screen.getByLabelText('Date')).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
});

test.each([
  ['02/30/2027', 'This day does not exist.'],
  ['03/14', 'The year is missing.'],
  ['03/14/2072', 'This year is unlikely. Please check it.'],
  ['soon', 'Please type a day as MM/DD/YYYY.'],
])('%s is refused: %s', async (typed, sentence) => {
  const { user, onSave } = openDialog(null);
  await user.type(screen.getByLabelText('Date'), typed);
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(onSave).not.toHaveBeenCalled();
});

test('for the closing it says by when the Closing Disclosure is received, and mailed', () => {
  const { unmount } = openDialog(aDay('06-11-2026'), true);
  expect(screen.getByText(/must then receive the Closing Disclosure by/)).toHaveTextContent(
    'by Monday, 06-08-2026. If it is mailed, mail it by Thursday, 06-04-2026.',
  );
  unmount();
  const tooSoonToMail = openDialog(aDay('06-08-2026'), true);
  expect(screen.getByText(/It is too late to mail it\.$/)).toBeVisible();
  tooSoonToMail.unmount();
  const tooSoon = openDialog(aDay('06-03-2026'), true);
  expect(screen.getByText(/Otherwise this closing is too soon\.$/)).toBeVisible();
  tooSoon.unmount();
  openDialog(aDay('06-11-2026'));
  expect(screen.queryByText(/Closing Disclosure/)).not.toBeInTheDocument();
});

test('Cancel saves nothing', async () => {
  const { user, onSave, onClose } = openDialog();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSave).not.toHaveBeenCalled();
});
