import { session } from '@keydate/client';
import { listLenders } from '@keydate/contracts/lenders';
import { catchUp } from '@keydate/contracts/socket';
import { aTransactionLender, anAcceptedLender } from '@keydate/testing/builders/lenders';
import { aRealtor } from '@keydate/testing/builders/people';
import { aQuestion } from '@keydate/testing/builders/questions';
import { aContractDate } from '@keydate/testing/builders/transactions';
import { act, screen, waitFor, within } from '@testing-library/react';
import { installTransaction } from '../../../test/open-transaction';

const openTransaction = installTransaction();
const ilse = { _id: 'ilse', fullName: 'Ilse Okonjo', email: 'ilse@lending.example', company: 'Front Range Lending' };
const inspection = aContractDate({ title: 'Inspection Objection Deadline' });
const accepted = () => anAcceptedLender(ilse, { transactionId: 'transaction-1' });

test('a lender is invited by email, and is then listed as invited', async () => {
  const { user, server } = await openTransaction();
  await user.click(await screen.findByRole('button', { name: 'Invite a lender' }));
  await user.type(screen.getByLabelText('Email of the lender'), 'Lee@Bank.example');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));

  expect(await screen.findByText('Invitation sent to lee@bank.example')).toBeVisible();
  const list = within(await screen.findByRole('list', { name: 'Lenders of this transaction' }));
  expect(list.getByText(/^Invited on/)).toBeVisible();
  expect(server.world.lenders[0]).toMatchObject({ email: 'lee@bank.example', state: 'invited' });
});

test('a lender of another transaction is chosen from the list', async () => {
  const { user, server } = await openTransaction(
    {},
    { lenders: [anAcceptedLender(ilse, { transactionId: 'another' })] },
  );
  await user.click(await screen.findByRole('button', { name: 'Invite a lender' }));
  await user.selectOptions(screen.getByLabelText('Or one you have worked with'), 'Ilse Okonjo, Front Range Lending');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));

  await waitFor(() => expect(server.world.lenders[0]).toMatchObject({ email: ilse.email, state: 'invited' }));
});

test.each([
  ['', 'Email is required'],
  ['nobody', 'Invalid email address'],
  ['lee@bank.example', 'This address has already been invited. The person who sent the invitation can send it again.'],
  [ilse.email, 'This lender is already on the transaction.'],
])('%j is refused beside its field', async (email, sentence) => {
  const invited = aTransactionLender({ transactionId: 'transaction-1', email: 'lee@bank.example' });
  const { user } = await openTransaction({}, { lenders: [accepted(), invited] });
  await user.click(await screen.findByRole('button', { name: 'Invite a lender' }));
  const field = screen.getByLabelText('Email of the lender');
  if (email) await user.type(field, email);
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));

  await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
});

test('the address of a lender that was typed when the session ended is there after the next sign-in', async () => {
  const wren = aRealtor();
  const { user, reload } = await openTransaction({}, {}, wren);
  await user.click(await screen.findByRole('button', { name: 'Invite a lender' }));
  await user.type(screen.getByLabelText('Email of the lender'), 'lee@bank.ex');
  act(() => session().logout());

  const again = await reload();
  expect(await screen.findByLabelText('Email of the lender')).toHaveValue('lee@bank.ex');

  await again.click(screen.getByRole('button', { name: 'Cancel' }));
  await reload();
  expect(await screen.findByRole('button', { name: 'Invite a lender' })).toBeVisible();
});

test('the invitation lists row by row what the lender will see, and the choices go with it', async () => {
  const closing = aContractDate({ title: 'Closing Date' });
  const repairs = aContractDate({ title: 'Inspection repairs due before Closing' });
  const { user, server } = await openTransaction({ contractDates: [repairs, closing, inspection] });
  await user.click(await screen.findByRole('button', { name: 'Invite a lender' }));
  const rows = within(screen.getByRole('group', { name: 'This lender sees 1 of 3 deadlines' }));
  expect(rows.getAllByRole('checkbox')[0]).toHaveAccessibleName(/^Closing Date/);
  expect(rows.getByRole('checkbox', { name: /^Closing Date/ })).toBeChecked();
  expect(rows.getByRole('checkbox', { name: /^Inspection repairs/ })).not.toBeChecked();
  await user.click(rows.getByRole('checkbox', { name: /^Closing Date/ }));
  await user.click(rows.getByRole('checkbox', { name: /^Inspection Objection/ }));
  await user.click(screen.getByRole('checkbox', { name: /phone number/ }));
  await user.type(screen.getByLabelText('Email of the lender'), 'lee@bank.example');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));

  await waitFor(() =>
    expect(server.world.lenders[0]).toMatchObject({
      email: 'lee@bank.example',
      sharesContact: true,
      sharedDates: [inspection._id],
      hiddenDates: [closing._id],
    }),
  );
});

test('other deadlines and the client’s contact are shared, one by one', async () => {
  const { user, server } = await openTransaction(
    { contractDates: [inspection, aContractDate({ title: 'Closing Date' })] },
    { lenders: [accepted()] },
  );
  await user.click(await screen.findByRole('button', { name: 'What Ilse Okonjo sees' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What Ilse Okonjo sees' }));
  expect(dialog.getByRole('checkbox', { name: /^Closing Date/ })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: /^Inspection Objection Deadline/ }));
  await user.click(dialog.getByRole('checkbox', { name: /phone number/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(server.world.lenders[0]).toMatchObject({ sharesContact: true, sharedDates: [inspection._id] }),
  );
});

test('what a colleague takes back while the dialog is open stays taken back', async () => {
  const wren = aRealtor();
  const survey = aContractDate({ title: 'Survey Deadline' });
  const shared = { ...accepted(), sharesContact: true, sharedDates: [inspection._id] };
  const { user, server } = await openTransaction({ contractDates: [inspection, survey] }, { lenders: [shared] }, wren);
  await user.click(await screen.findByRole('button', { name: 'What Ilse Okonjo sees' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What Ilse Okonjo sees' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Survey Deadline/ }));
  server.world.lenders = [{ ...shared, sharesContact: false, sharedDates: [] }];
  act(() => server.sockets.emit(wren._id, catchUp, null));
  await waitFor(() => expect(dialog.getByRole('checkbox', { name: /phone number/ })).not.toBeChecked());
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(server.world.lenders[0]).toMatchObject({ sharesContact: false, sharedDates: [survey._id] }),
  );
});

test('a choice that a colleague saved meanwhile stays, also if this page has not heard of it', async () => {
  const survey = aContractDate({ title: 'Survey Deadline' });
  const closing = aContractDate({ title: 'Closing Date' });
  const shared = accepted();
  const { user, server } = await openTransaction(
    { contractDates: [inspection, survey, closing] },
    { lenders: [shared] },
  );
  await user.click(await screen.findByRole('button', { name: 'What Ilse Okonjo sees' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What Ilse Okonjo sees' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Survey Deadline/ }));
  // pressed twice: no choice
  await user.click(dialog.getByRole('checkbox', { name: /^Closing Date/ }));
  await user.click(dialog.getByRole('checkbox', { name: /^Closing Date/ }));
  server.world.lenders = [{ ...shared, sharedDates: [inspection._id], hiddenDates: [closing._id] }];
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(server.world.lenders[0]).toMatchObject({
      sharedDates: [inspection._id, survey._id],
      hiddenDates: [closing._id],
    }),
  );
});

test('access ends after asking, and the row stays as history', async () => {
  const { user, server } = await openTransaction({}, { lenders: [accepted()] });
  await user.click(await screen.findByRole('button', { name: 'Withdraw Ilse Okonjo' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Withdraw' }));

  expect(await screen.findByText(/^Withdrawn on/)).toBeVisible();
  expect(server.world.lenders[0]?.state).toBe('withdrawn');
  expect(screen.queryByRole('button', { name: 'Withdraw Ilse Okonjo' })).not.toBeInTheDocument();
});

test('with the access of a lender, questions that wait for them end on the page', async () => {
  const lender = accepted();
  const question = aQuestion({ shareId: lender._id });
  const { user } = await openTransaction({}, { lenders: [lender], questions: [question] });
  expect(await screen.findByText('Waiting for the answer')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Withdraw Ilse Okonjo' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Questions they have not answered are withdrawn\.$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.queryByText('Waiting for the answer')).not.toBeInTheDocument());
});

test('the answer of a lender reaches the open page', async () => {
  const wren = aRealtor();
  const invited = aTransactionLender({ transactionId: 'transaction-1', email: ilse.email });
  const { server } = await openTransaction({}, { lenders: [invited] }, wren);
  const list = within(await screen.findByRole('list', { name: 'Lenders of this transaction' }));
  expect(list.getByText(/^Invited on/)).toBeVisible();
  server.world.lenders = [accepted()];
  act(() => server.sockets.emit(wren._id, catchUp, null));
  expect(await list.findByText(/^Accepted on/)).toBeVisible();
});

test('an open invitation is sent again', async () => {
  const invited = aTransactionLender({ transactionId: 'transaction-1', email: 'lee@bank.example' });
  const { user } = await openTransaction({}, { lenders: [invited] });
  await user.click(await screen.findByRole('button', { name: 'Send again to lee@bank.example' }));
  expect(await screen.findByText('Invitation sent to lee@bank.example')).toBeVisible();
});

test('nobody is invited to a closed transaction', async () => {
  await openTransaction({ status: 'Closed' }, { lenders: [accepted()] });
  expect(await screen.findByText('This transaction is closed, so nobody can be invited to it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Invite a lender' })).not.toBeInTheDocument();
});

test('a failure says so and offers to try again', async () => {
  await openTransaction({}, { faults: [{ call: listLenders, kind: 'refused', code: 'INTERNAL' }] });
  const words = await screen.findByText('The lenders could not be loaded.', undefined, { timeout: 5000 });
  const failed = words.closest<HTMLElement>('[role="alert"]');
  expect(within(failed!).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a conversation is opened with a lender who has accepted, and with no other', async () => {
  await openTransaction({}, { lenders: [accepted(), aTransactionLender({ transactionId: 'transaction-1' })] });
  const links = await within(await screen.findByRole('complementary')).findAllByRole('link', { name: /^Message / });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Message Ilse Okonjo', '/messages?with=ilse'],
  ]);
});
