import { companyAgents } from '@keydate/contracts/teammates';
import { anAgent, anEmployee, aRealtor } from '@keydate/testing/builders/people';
import type { User } from '@keydate/contracts/people';
import { anAccount } from '@keydate/testing/fake-server/world';
import { screen, waitFor, within } from '@testing-library/react';
import { clientsOfCompany, teammatesOf } from '../../qa/company';
import { installSetting } from '../../test/open-setting';

const openSetting = installSetting();
const list = (name: string) => screen.findByRole('region', { name });
const rowsOf = async (name: string) => within(await list(name)).findAllByRole('listitem');
const removeButtons = () => screen.queryAllByRole('button', { name: /^Remove / });

const realtor = aRealtor();
const world = (person: User) => ({ person, accounts: teammatesOf(person), clients: clientsOfCompany(9) });

test('the summary has the first four of each list', async () => {
  await openSetting('/setting/account', world(realtor));

  expect(await rowsOf('Agents')).toHaveLength(4);
  expect(await rowsOf('Clients')).toHaveLength(4);
});

test.each([
  ['a super role', aRealtor(), 'Agents'],
  ['an agent', anAgent(), 'Employees'],
  ['an employee', anEmployee(), 'Employees'],
])('%s reads the list under its name: %s, %s (spec § 6)', async (_who, person, title) => {
  await openSetting('/setting/account', world(person));

  expect(await list(title)).toBeVisible();
});

test('the full list of teammates is searched by name, without regard to accents', async () => {
  const { user } = await openSetting('/setting/account', { ...world(realtor), query: '?list=teammates' });
  expect(await rowsOf('Agents')).toHaveLength(11);
  expect(screen.queryByRole('region', { name: 'Clients' })).not.toBeInTheDocument();

  await user.type(screen.getByLabelText('Search agents'), 'zoe');
  expect((await rowsOf('Agents')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Zoë Fairweather'),
  ]);

  await user.type(screen.getByLabelText('Search agents'), 'xx');
  expect(screen.getByText('No results found')).toBeVisible();
});

test('somebody is removed after asking, which says what becomes of their transactions', async () => {
  const { user } = await openSetting('/setting/account', world(realtor));
  await user.click(await screen.findByRole('button', { name: 'Remove Marisol Pruitt' }));
  expect(screen.getByRole('alertdialog', { name: 'Remove Marisol Pruitt?' })).toHaveTextContent(
    'Their transactions stay with the company and go to you',
  );

  await user.click(screen.getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('Removed successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Marisol Pruitt')).not.toBeInTheDocument());
});

test('before an employee is removed, nothing is said of transactions, because they own none', async () => {
  const employee = anEmployee({ fullName: 'Marisol Pruitt', company: realtor.company });
  const { user } = await openSetting('/setting/account', { person: realtor, accounts: [anAccount(employee)] });
  await user.click(await screen.findByRole('button', { name: 'Remove Marisol Pruitt' }));
  expect(screen.getByRole('alertdialog', { name: 'Remove Marisol Pruitt?' })).not.toHaveTextContent(/transactions/);
});

test('when the row with the focus goes, the heading of its list gets the focus', async () => {
  const { user } = await openSetting('/setting/account', world(realtor));
  await user.click(await screen.findByRole('button', { name: 'Remove Marisol Pruitt' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));

  await waitFor(() => expect(screen.getByRole('heading', { name: 'Agents' })).toHaveFocus());
});

test('an employee is not offered to remove anybody', async () => {
  await openSetting('/setting/account', world(anEmployee()));
  await rowsOf('Employees');

  expect(removeButtons()).toEqual([]);
});

test('an agent is offered to remove their own employees only', async () => {
  const agent = anAgent();
  const own = anAccount(anEmployee({ fullName: 'Cormac Whelan', company: agent.company }), { worksFor: agent._id });
  const other = anAccount(anEmployee({ fullName: 'Otis Blackwood', company: agent.company }), { worksFor: 'another' });
  await openSetting('/setting/account', { person: agent, accounts: [own, other] });
  await rowsOf('Employees');

  expect(removeButtons().map((button) => button.getAttribute('aria-label'))).toEqual(['Remove Cormac Whelan']);
});

test('a person whom somebody else has just removed leaves the list, which says so', async () => {
  const { user } = await openSetting('/setting/account', { ...world(realtor), isRemovedElsewhere: true });
  await user.click(await screen.findByRole('button', { name: 'Remove Marisol Pruitt' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('Marisol Pruitt is no longer in your company.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Marisol Pruitt')).not.toBeInTheDocument());
});

test('a removal that gets no answer says "An error occurred"', async () => {
  const { user } = await openSetting('/setting/account', world(realtor));
  await user.click(await screen.findByRole('button', { name: 'Remove Marisol Pruitt' }));
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('no network'));
  await user.click(screen.getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('An error occurred')).toBeVisible();
});

test('an empty company says what will appear', async () => {
  await openSetting('/setting/account');

  expect(await screen.findByText('No agents yet')).toBeVisible();
  expect(screen.getByText('No clients yet')).toBeVisible();
  expect(screen.getByText('There are no pending invitations.')).toBeVisible();
});

test('a list that fails can be tried again', async () => {
  const { user, server } = await openSetting('/setting/account', {
    ...world(realtor),
    faults: [{ call: companyAgents, kind: 'refused', code: 'INTERNAL' }],
  });
  expect(await screen.findByText('The list could not be loaded.')).toBeVisible();
  server.world.faults = [];
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Marisol Pruitt')).toBeVisible();
});
