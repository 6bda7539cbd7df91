import { tickMilestone } from '@keydate/contracts/loan-milestones';
import { catchUp } from '@keydate/contracts/socket';
import { inDays } from '@keydate/testing/builders/days';
import { anAcceptedLender } from '@keydate/testing/builders/lenders';
import { aLender, aRealtor } from '@keydate/testing/builders/people';
import { anAccount, type World } from '@keydate/testing/fake-server/world';
import { act, screen, waitFor, within } from '@testing-library/react';
import { installTransaction } from '../../../test/open-transaction';

const openTransaction = installTransaction();
const wren = aRealtor();
const ilse = aLender();
const who = { _id: ilse._id, fullName: ilse.fullName, email: ilse.contact.email, company: 'Front Range Lending' };
const share = anAcceptedLender(who, { transactionId: 'transaction-1' });

function open(person = ilse, milestones: World['milestones'] = {}) {
  const owners = { 'transaction-1': wren._id };
  return openTransaction(
    {},
    { accounts: [anAccount(wren), anAccount(ilse)], owners, lenders: [share], milestones },
    person,
  );
}

test('a tick asks for the day, which is today, and nothing is sent before the lender saves it', async () => {
  const { user, server } = await open();
  const box = await screen.findByRole('checkbox', { name: 'Appraisal ordered' });
  await user.click(box);
  expect(box).toBeChecked();
  const day = screen.getByLabelText('Appraisal ordered on');
  expect(day).toHaveValue(inDays(0).replaceAll('-', '/'));
  await user.click(box);
  expect(box).not.toBeChecked();
  expect(day).not.toBeInTheDocument();
  expect(server.exchanges.some(({ call }) => call === tickMilestone)).toBe(false);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Save the day of Appraisal ordered' }));
  await waitFor(() =>
    expect(server.world.milestones[share._id]).toEqual([{ milestone: 'appraisal-ordered', day: inDays(0) }]),
  );
});

test('a lender gives a step another day, and the focus stays in its field', async () => {
  const { user, server } = await open(ilse, { [share._id]: [{ milestone: 'appraisal-ordered', day: inDays(0) }] });
  const day = await screen.findByLabelText('Appraisal ordered on');
  await user.clear(day);
  await user.type(day, inDays(-4).replaceAll('-', '/'));
  await user.click(screen.getByRole('button', { name: 'Save the day of Appraisal ordered' }));
  await waitFor(() =>
    expect(server.world.milestones[share._id]).toMatchObject([{ milestone: 'appraisal-ordered', day: inDays(-4) }]),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Save the day/ })).not.toBeInTheDocument());
  expect(day).toHaveFocus();
});

test('a step that could not be saved keeps its day, to be saved again', async () => {
  const { user, server } = await open();
  server.world.faults = [{ call: tickMilestone, kind: 'refused', code: 'UNAVAILABLE' }];
  await user.click(await screen.findByRole('checkbox', { name: 'Funded' }));
  const day = screen.getByLabelText('Funded on');
  await user.clear(day);
  await user.type(day, `${inDays(-2).replaceAll('-', '/')}{Enter}`);
  await screen.findByText(/^Keydate is not available right now/);
  expect(day).toHaveValue(inDays(-2).replaceAll('-', '/'));
  server.world.faults = [];
  await user.type(day, '{Enter}');
  await waitFor(() => expect(server.world.milestones[share._id]).toMatchObject([{ day: inDays(-2) }]));
  expect(day).toHaveFocus();
});

test('a step that is taken back shows it at once, and is ticked again where that fails', async () => {
  const { user, server } = await open(ilse, { [share._id]: [{ milestone: 'funded', day: inDays(-1) }] });
  server.world.faults = [{ call: tickMilestone, kind: 'refused', code: 'UNAVAILABLE' }];
  const box = await screen.findByRole('checkbox', { name: 'Funded' });
  await user.click(box);
  await screen.findByText(/^Keydate is not available right now/);
  await waitFor(() => expect(box).toBeChecked());
  expect(server.world.milestones[share._id]).toHaveLength(1);
  expect(box).toHaveFocus();
});

test('a day that is ahead is refused beside its field', async () => {
  const { user, server } = await open(ilse, {
    [share._id]: [{ milestone: 'applied', day: inDays(-1) }],
  });
  const day = await screen.findByLabelText('Loan applied for on');
  await user.clear(day);
  await user.type(day, inDays(5).replaceAll('-', '/'));
  await user.click(screen.getByRole('button', { name: 'Save the day of Loan applied for' }));
  expect(day).toHaveAccessibleDescription('Please choose today or an earlier day.');
  expect(server.exchanges.some(({ call }) => call === tickMilestone)).toBe(false);
});

test('a step is taken back', async () => {
  const { user, server } = await open(ilse, {
    [share._id]: [{ milestone: 'applied', day: inDays(-1) }],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Loan applied for' }));
  await waitFor(() => expect(server.world.milestones[share._id]).toEqual([]));
});

test('of several lenders the line says who ticked which step', async () => {
  const other = anAcceptedLender({ ...who, _id: 'mo', fullName: 'Mo Reyes' }, { transactionId: 'transaction-1' });
  await openTransaction(
    {},
    {
      accounts: [anAccount(wren), anAccount(ilse)],
      owners: { 'transaction-1': wren._id },
      lenders: [share, other],
      milestones: {
        [share._id]: [{ milestone: 'applied', day: inDays(-9) }],
        [other._id]: [{ milestone: 'applied', day: inDays(-8) }],
      },
    },
    wren,
  );
  const line = within(await screen.findByRole('list', { name: 'Loan' }));
  expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Loan applied for ${inDays(-9)}, ${ilse.fullName}`,
    `Loan applied for ${inDays(-8)}, Mo Reyes`,
  ]);
});

test('of two lenders of one name the line says the company, and what one takes back leaves the page', async () => {
  const company = 'Blue Spruce Lending';
  const other = anAcceptedLender({ ...who, _id: 'other-ilse', company }, { transactionId: 'transaction-1' });
  const { server } = await openTransaction(
    {},
    {
      accounts: [anAccount(wren), anAccount(ilse)],
      owners: { 'transaction-1': wren._id },
      lenders: [share, other],
      milestones: {
        [share._id]: [{ milestone: 'applied', day: inDays(-9) }],
        [other._id]: [{ milestone: 'applied', day: inDays(-8) }],
      },
    },
    wren,
  );
  const line = within(await screen.findByRole('list', { name: 'Loan' }));
  const steps = () => line.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps()).toEqual([
    `Loan applied for ${inDays(-9)}, ${ilse.fullName}, ${who.company}`,
    `Loan applied for ${inDays(-8)}, ${ilse.fullName}, ${company}`,
  ]);
  server.world.milestones = { [other._id]: [{ milestone: 'applied', day: inDays(-8) }] };
  act(() => server.sockets.emit(wren._id, catchUp, null));
  await waitFor(() => expect(steps()).toEqual([`Loan applied for ${inDays(-8)}`]));
});

test('the line has the steps of the lender of now, and none of one who was withdrawn', async () => {
  const endedAt = new Date().toISOString();
  const before = anAcceptedLender(who, { transactionId: 'transaction-1', state: 'withdrawn', endedAt });
  await openTransaction(
    {},
    {
      accounts: [anAccount(wren), anAccount(ilse)],
      owners: { 'transaction-1': wren._id },
      lenders: [share, before],
      milestones: {
        [before._id]: [{ milestone: 'clear-to-close', day: inDays(-9) }],
        [share._id]: [{ milestone: 'applied', day: inDays(-1) }],
      },
    },
    wren,
  );
  const line = within(await screen.findByRole('list', { name: 'Loan' }));
  expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Loan applied for ${inDays(-1)}`,
  ]);
});

test('the realtor reads the steps in one line, and ticks none', async () => {
  await open(wren, {
    [share._id]: [
      { milestone: 'clear-to-close', day: inDays(-1) },
      { milestone: 'applied', day: inDays(-9) },
    ],
  });
  const line = within(await screen.findByRole('list', { name: 'Loan' }));
  expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Loan applied for ${inDays(-9)}`,
    `Clear to close ${inDays(-1)}`,
  ]);
  expect(screen.queryByRole('checkbox', { name: 'Clear to close' })).not.toBeInTheDocument();
});

test('a step that the lender takes back leaves the realtor’s open page', async () => {
  const { server } = await open(wren, {
    [share._id]: [
      { milestone: 'applied', day: inDays(-9) },
      { milestone: 'funded', day: inDays(-1) },
    ],
  });
  const line = within(await screen.findByRole('list', { name: 'Loan' }));
  expect(line.getAllByRole('listitem')).toHaveLength(2);
  server.world.milestones = { [share._id]: [{ milestone: 'applied', day: inDays(-9) }] };
  act(() => server.sockets.emit(wren._id, catchUp, null));
  await waitFor(() => expect(line.getAllByRole('listitem')).toHaveLength(1));
});
