import { answerQuestion, askQuestion, listQuestions } from '@keydate/contracts/questions';
import { getTransaction } from '@keydate/contracts/transactions';
import { catchUp } from '@keydate/contracts/socket';
import { addDays } from '@keydate/domain/calendar-day';
import { inDays } from '@keydate/testing/builders/days';
import { anAcceptedLender } from '@keydate/testing/builders/lenders';
import { aLender, aRealtor } from '@keydate/testing/builders/people';
import { aProposal, aQuestion, anAnsweredQuestion } from '@keydate/testing/builders/questions';
import { aContractDate } from '@keydate/testing/builders/transactions';
import { heldCall } from '@keydate/testing/fake-server/held-call';
import { anAccount, type World } from '@keydate/testing/fake-server/world';
import { act, screen, waitFor, within } from '@testing-library/react';
import { installTransaction } from '../../../test/open-transaction';

const openTransaction = installTransaction();
const wren = aRealtor();
const ilse = aLender();
const who = { _id: ilse._id, fullName: ilse.fullName, email: ilse.contact.email, company: 'Front Range Lending' };
const share = anAcceptedLender(who, { transactionId: 'transaction-1' });
const loan = aContractDate({ title: 'New Loan Availability Deadline', date: inDays(10) });
const inspection = aContractDate({ title: 'Inspection Objection Deadline' });
const about = [{ _id: loan._id, title: loan.title, date: loan.date }];
const ofShare = { shareId: share._id, dates: about };
const proposed = () => aProposal({ dateId: loan._id, title: loan.title, from: loan.date, to: inDays(17) });

function open(
  questions: World['questions'],
  person = wren,
  world: Partial<World> = {},
  contractDates = [loan, inspection],
) {
  return openTransaction(
    { contractDates },
    {
      accounts: [anAccount(wren), anAccount(ilse)],
      owners: { 'transaction-1': wren._id },
      lenders: [share],
      questions,
      ...world,
    },
    person,
  );
}

const questionsIn = async () => within(await screen.findByRole('list', { name: 'Questions about this transaction' }));

describe('the realtor', () => {
  test('asks a lender about a deadline that the lender sees', async () => {
    const { user, server } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Ask a lender' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a second opinion' }));
    expect(dialog.queryByRole('checkbox', { name: /^Inspection/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send question' }));
    expect(dialog.getByLabelText('Your question')).toHaveAccessibleDescription(/Please write your question/);
    await user.type(dialog.getByLabelText('Your question'), 'Is it realistic?');
    await user.click(dialog.getByRole('checkbox', { name: /^New Loan Availability Deadline/ }));
    await user.click(dialog.getByRole('button', { name: 'Send question' }));

    expect(await screen.findByText(`Question sent to ${ilse.fullName}`)).toBeVisible();
    expect((await questionsIn()).getByText('Is it realistic?')).toBeVisible();
    expect(server.world.questions[0]).toMatchObject({ state: 'asked', dates: about, dueOn: inDays(3) });
  });

  test('finds a begun question again after a reload, and a day that is none is named', async () => {
    const { user, reload, server } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Ask a lender' }));
    await user.type(await screen.findByLabelText('Your question'), 'Is it realistic?');
    const again = await reload();
    await again.click(await screen.findByRole('button', { name: 'Ask a lender' }));
    expect(await screen.findByLabelText('Your question')).toHaveValue('Is it realistic?');
    const due = screen.getByLabelText('Answer needed by');
    await again.clear(due);
    await again.type(due, 'soon');
    await again.click(screen.getByRole('button', { name: 'Send question' }));
    expect(due).toHaveAccessibleDescription('Please enter a day as MM/DD/YYYY.');
    expect(server.exchanges.some(({ call }) => call === askQuestion)).toBe(false);
  });

  test('is told at the field that the day on which the answer is wanted has passed, also in what was begun before', async () => {
    const { user, reload, server } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Ask a lender' }));
    await user.type(await screen.findByLabelText('Your question'), 'Is it realistic?');
    await user.clear(screen.getByLabelText('Answer needed by'));
    await user.type(screen.getByLabelText('Answer needed by'), inDays(-1).replaceAll('-', '/'));
    const again = await reload();
    await again.click(await screen.findByRole('button', { name: 'Ask a lender' }));
    await again.click(await screen.findByRole('button', { name: 'Send question' }));
    const due = screen.getByLabelText('Answer needed by');
    expect(due).toHaveAccessibleDescription('Please choose today or a later day.');
    expect(due).toHaveFocus();
    expect(server.exchanges.some(({ call }) => call === askQuestion)).toBe(false);
  });

  test('is told at the deadlines that one is not shared any more', async () => {
    const shared = { ...share, sharedDates: [inspection._id] };
    const { user, server } = await open([], wren, { lenders: [shared] });
    await user.click(await screen.findByRole('button', { name: 'Ask a lender' }));
    await user.type(await screen.findByLabelText('Your question'), 'Is it realistic?');
    await user.click(screen.getByRole('checkbox', { name: /^Inspection Objection Deadline/ }));
    server.world.lenders = [share];
    await user.click(screen.getByRole('button', { name: 'Send question' }));

    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Related deadlines' })).toHaveAccessibleDescription(
        'Share this deadline with the lender first.',
      ),
    );
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Inspection/ })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    expect(await screen.findByText(`Question sent to ${ilse.fullName}`)).toBeVisible();
  });

  test('whose question arrived before its words were changed is told so, and sends the new words as another', async () => {
    const { user, server } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Ask a lender' }));
    const words = await screen.findByLabelText('Your question');
    await user.type(words, 'Is it realistic?');
    const { fetch } = globalThis;
    jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...sent) => {
      await fetch(...sent);
      throw new TypeError('Failed to fetch');
    });
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    await waitFor(() => expect(server.world.questions).toHaveLength(1));
    await user.type(words, ' Please hurry.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send question' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    expect(await screen.findByText(/^Your question was sent before you changed it/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    await waitFor(() => expect(server.world.questions).toHaveLength(2));
  });

  test('accepts the proposed day, and the timeline has it', async () => {
    const { user, saved } = await open([anAnsweredQuestion({ ...ofShare, proposals: [proposed()] })]);
    await user.type(await screen.findByLabelText('Reason (optional)'), 'Underwriting needs it.');
    await user.click(screen.getByRole('button', { name: /^Accept .* for New Loan Availability Deadline$/ }));

    expect(
      await screen.findByText(/^Accepted by Wren Castellanos on .*Reason: Underwriting needs it\.$/),
    ).toBeVisible();
    expect(saved()).toMatchObject({ version: 2 });
    expect(saved().contractDates.map(({ date }) => date)).toContain(inDays(17));
  });

  test('sees the dates that count from the proposed day, and accepts it with those that stay ticked', async () => {
    const counted = (title: string, days: number) =>
      aContractDate({
        ...{ _id: title, title, date: addDays(loan.date, days), follows: true },
        words: `${days} days after New Loan Availability Deadline`,
      });
    const dates = [loan, counted('Loan Terms Deadline', 2), counted('Loan Objection Deadline', 4)];
    const { user, saved } = await open([anAnsweredQuestion({ ...ofShare, proposals: [proposed()] })], wren, {}, dates);
    await user.click(await screen.findByRole('button', { name: /^Accept .* for New Loan/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept another day' }));
    expect(dialog.getByText('2 dates would move:')).toBeVisible();
    expect(saved().version).toBe(1);
    await user.click(dialog.getByRole('checkbox', { name: /^Move Loan Objection Deadline/ }));
    await user.click(dialog.getByRole('button', { name: 'Accept and move 1 date' }));

    await waitFor(() => expect(saved().version).toBe(2));
    expect(saved().contractDates.map(({ date, follows }) => [date, follows])).toEqual([
      [inDays(17), false],
      [inDays(19), true],
      [inDays(14), false],
    ]);
  });

  test('accepts two proposed days one right after the other: the second has the version that the first made', async () => {
    const closing = aContractDate({ title: 'Closing Date', date: inDays(12) });
    const proposals = [loan, closing].map(({ _id, title, date }) =>
      aProposal({ dateId: _id, title, from: date, to: inDays(17) }),
    );
    const question = anAnsweredQuestion({ shareId: share._id, dates: about, proposals });
    const { user, saved, server } = await open([question], wren, {}, [loan, closing]);
    const accept = (title: string) => screen.getByRole('button', { name: new RegExp(`^Accept .* for ${title}$`) });
    await screen.findAllByLabelText('Reason (optional)');
    const { fault, letAnswer } = heldCall(getTransaction);
    server.world.faults.push(fault);
    await user.click(accept('New Loan Availability Deadline'));
    expect(accept('Closing Date')).toBeDisabled();
    letAnswer();
    await waitFor(() => expect(accept('Closing Date')).toBeEnabled());
    await user.click(accept('Closing Date'));
    await waitFor(() => expect(saved()).toMatchObject({ version: 3 }));
    expect(screen.queryByText(/^Somebody else changed the transaction/)).not.toBeInTheDocument();
  });

  test('reads where the deadline was moved to since the lender answered, before they accept', async () => {
    await open([anAnsweredQuestion({ ...ofShare, proposals: [{ ...proposed(), from: inDays(3) }] })]);
    expect(await screen.findByText(/^The deadline has since moved to /)).toHaveTextContent(inDays(10));
    expect(screen.getByRole('button', { name: /^Accept .* for New Loan/ })).toBeVisible();
  });

  test('cannot accept a day for a deadline that was removed since', async () => {
    const gone = { ...proposed(), dateId: 'removed' };
    const { user } = await open([anAnsweredQuestion({ ...ofShare, proposals: [gone] })]);
    expect(await screen.findByText(/^This deadline was removed from the transaction/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Accept / })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Do not accept .* for New Loan/ }));
    expect(await screen.findByText(/^Not accepted by Wren Castellanos on/)).toBeVisible();
  });

  test('who accepts over somebody else’s change is told, sees it, and can accept then', async () => {
    const asked = [anAnsweredQuestion({ ...ofShare, proposals: [proposed()] })];
    const { user, saved, server, somebodyElse } = await open(asked);
    const accept = await screen.findByRole('button', { name: /^Accept .* for New Loan/ });
    somebodyElse({ street: '1189 Cattail Court' });
    server.world.lastChangedBy = { _id: 'robin', fullName: 'Robin Vale' };
    await user.click(accept);
    expect(await screen.findByText(/^Robin Vale changed the transaction/)).toBeVisible();
    expect(await screen.findByText(/^1189 Cattail Court, /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Accept .* for New Loan/ }));
    await waitFor(() => expect(saved()).toMatchObject({ version: 3, street: '1189 Cattail Court' }));
  });

  test('who decides after somebody else decided otherwise reads their name', async () => {
    const { user, server } = await open([anAnsweredQuestion({ ...ofShare, proposals: [proposed()] })]);
    const decline = await screen.findByRole('button', { name: /^Do not accept .* for New Loan/ });
    const decision = { isAccepted: true, by: 'Robin Vale', at: new Date().toISOString(), reason: '' };
    server.world.questions = server.world.questions.map((one) => ({
      ...one,
      proposals: one.proposals.map((proposal) => ({ ...proposal, decision })),
    }));
    server.world.lastChangedBy = { _id: 'robin', fullName: 'Robin Vale' };
    await user.click(decline);
    expect(await screen.findByText('Robin Vale already decided otherwise about this day.')).toBeVisible();
  });

  test('does not accept it, and the deadline stays', async () => {
    const { user, saved } = await open([anAnsweredQuestion({ ...ofShare, proposals: [proposed()] })]);
    await user.click(await screen.findByRole('button', { name: /^Do not accept .* for New Loan/ }));
    expect(await screen.findByText(/^Not accepted by Wren Castellanos on/)).toBeVisible();
    expect(saved().version).toBe(1);
  });

  test('withdraws a question that waits, and closes one that was answered', async () => {
    const { user, server } = await open([aQuestion(ofShare), anAnsweredQuestion(ofShare)]);
    await user.click(await screen.findByRole('button', { name: 'Withdraw question' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw question' }));
    expect(await screen.findByText('Question withdrawn')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Close question' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close question' }));
    await waitFor(() => expect(server.world.questions.map(({ state }) => state)).toEqual(['withdrawn', 'closed']));
  });

  test('reads what a colleague has made of a question without a reload', async () => {
    const { server } = await open([anAnsweredQuestion(ofShare)]);
    expect((await questionsIn()).getByText('Answered')).toBeVisible();
    server.world.questions = server.world.questions.map((one) => ({ ...one, state: 'closed' as const }));
    act(() => server.sockets.emit(wren._id, catchUp, null));
    expect(await (await questionsIn()).findByText('Closed')).toBeVisible();
  });

  test('reads that nobody can be asked until a lender has accepted', async () => {
    await open([], wren, { lenders: [] });
    expect(await screen.findByText(/^Once a lender accepts your invitation/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask a lender' })).not.toBeInTheDocument();
  });

  test('is told when the questions cannot be loaded, and tries again', async () => {
    const { user, server } = await open([aQuestion(ofShare)], wren, {
      faults: [{ call: listQuestions, kind: 'refused', code: 'INTERNAL' }],
    });
    await screen.findByText('The questions could not be loaded.', undefined, { timeout: 5000 });
    server.world.faults = [];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await questionsIn()).toBeDefined();
  });
});

describe('the lender', () => {
  test('answers and proposes another day; what was typed survives a reload', async () => {
    const { user, reload, server } = await open([aQuestion(ofShare)], ilse);
    await user.type(await screen.findByLabelText('Your answer'), 'A week more, please.');
    const again = await reload();
    expect(await screen.findByLabelText('Your answer')).toHaveValue('A week more, please.');
    const [year, month, day] = [inDays(17).slice(6), inDays(17).slice(0, 2), inDays(17).slice(3, 5)];
    await again.type(
      screen.getByLabelText('Another day for New Loan Availability Deadline'),
      `${month}/${day}/${year}`,
    );
    await again.click(screen.getByRole('button', { name: 'Send answer' }));

    expect(await screen.findByText('Your answer was sent')).toBeVisible();
    expect(await screen.findByText(/^You answered on/)).toBeVisible();
    expect(server.world.questions[0]).toMatchObject({ state: 'answered', proposals: [{ to: inDays(17) }] });
    expect(screen.getByText('Not decided yet')).toBeVisible();
  });

  test('is asked for an answer, and for a day that is one', async () => {
    const { user, server } = await open([aQuestion(ofShare)], ilse);
    await user.click(await screen.findByRole('button', { name: 'Send answer' }));
    expect(screen.getByLabelText('Your answer')).toHaveAccessibleDescription(/Please write your answer/);
    await user.type(screen.getByLabelText('Your answer'), 'Later.');
    const day = screen.getByLabelText('Another day for New Loan Availability Deadline');
    await user.type(day, 'later');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(day).toHaveAccessibleDescription(/Please enter a day/);
    expect(day).toHaveFocus();
    expect(server.exchanges.some(({ call }) => call === answerQuestion)).toBe(false);
  });

  const proposal = () => screen.findByLabelText('Another day for New Loan Availability Deadline');
  const typed = (days: number) => inDays(days).replaceAll('-', '/');

  test('reads the day on which the deadline is now, and on which it was when the question was asked', async () => {
    const before = [{ ...about[0]!, date: inDays(8) }];
    await open([aQuestion({ ...ofShare, dates: before })], ilse);
    expect(await proposal()).toHaveAccessibleDescription(
      new RegExp(`^Now on ${inDays(10)}; was ${inDays(8)} when asked\\.`),
    );
  });

  test('is told at the field that the deadline has the proposed day already, also where it was moved meanwhile', async () => {
    const { user, somebodyElse, server } = await open([aQuestion(ofShare)], ilse);
    await user.type(await screen.findByLabelText('Your answer'), 'A week more.');
    const day = await proposal();
    await user.type(day, typed(10));
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(day).toHaveAccessibleDescription(/The deadline is already on this day\./);
    expect(server.exchanges.some(({ call }) => call === answerQuestion)).toBe(false);

    await user.clear(day);
    await user.type(day, typed(17));
    somebodyElse({ contractDates: [{ ...loan, date: inDays(17) }, inspection] });
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(day).toHaveAccessibleDescription(/The deadline is already on this day\./));
  });

  test('proposes no day for a deadline that is gone, and is told so where it went meanwhile', async () => {
    const { user, somebodyElse, server } = await open([aQuestion(ofShare)], ilse);
    await user.type(await screen.findByLabelText('Your answer'), 'A week more.');
    await user.type(await proposal(), typed(17));
    somebodyElse({ contractDates: [inspection] });
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText(/^A deadline was removed, or is no longer shared with you/)).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText(/^Another day for/)).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(server.world.questions[0]).toMatchObject({ state: 'answered', proposals: [] }));
  });

  test('whose question was withdrawn meanwhile is told so', async () => {
    const { user, server } = await open([aQuestion(ofShare)], ilse);
    await user.type(await screen.findByLabelText('Your answer'), 'Later.');
    server.world.questions = server.world.questions.map((one) => ({ ...one, state: 'withdrawn' as const }));
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('This question was closed or withdrawn.')).toBeVisible();
  });

  test('cannot withdraw, close or decide, and reads the company where others see its people', async () => {
    await open([anAnsweredQuestion({ ...ofShare, proposals: [proposed()] })], ilse);
    expect(await screen.findByText(/^Poudre River Realty asked you on/)).toBeVisible();
    for (const name of [/^Close question/, /^Withdraw question/, /^Accept/, /^Do not accept/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});
