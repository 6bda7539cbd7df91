import { removeTeammate } from '@keydate/contracts/teammates';
import { aRealtor } from '@keydate/testing/builders/people';
import type { User } from '@keydate/contracts/people';
import { screen, waitFor, within } from '@testing-library/react';
import { clientsOfCompany, teammatesOf } from '../../qa/company';
import { installSetting } from '../../test/open-setting';

const openSetting = installSetting();
const list = (name: string) => screen.findByRole('region', { name });
const rowsOf = async (name: string) => within(await list(name)).findAllByRole('listitem');

const realtor = aRealtor();
const world = (person: User) => ({ person, accounts: teammatesOf(person), clients: clientsOfCompany(9) });

test('no line of a client’s row ends inside the phone number or the count of transactions', async () => {
  const [client] = clientsOfCompany(2).filter(({ transactions }) => transactions.length === 1);
  await openSetting('/setting/account', { person: realtor, clients: [client!] });

  const [row] = await rowsOf('Clients');
  expect(row).toHaveTextContent(`${client!.contact.email} · (970) 555-0120 · 1 transaction`);
  for (const part of ['(970) 555-0120', '1 transaction'])
    expect(screen.getByText(part)).toHaveStyle({ whiteSpace: 'nowrap' });
});

test('the full list of clients is searched by name or email', async () => {
  const { user } = await openSetting('/setting/account', { ...world(realtor), query: '?list=clients' });
  expect(await rowsOf('Clients')).toHaveLength(9);

  await user.type(screen.getByLabelText('Search clients by name or email'), 'odalys.brandt@');

  await waitFor(async () => expect(await rowsOf('Clients')).toHaveLength(1));
});

test('a search of the full list does not narrow the summary', async () => {
  const { user } = await openSetting('/setting/account', { ...world(realtor), query: '?list=clients' });
  await user.type(await screen.findByLabelText('Search clients by name or email'), 'nobody at all');
  expect(await screen.findByText('No results found')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Back to Manage Account' }));

  expect(await rowsOf('Clients')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'See all clients' })).toBeVisible();
  expect(screen.queryByText('No results found')).not.toBeInTheDocument();
});

test('nobody is removed when the person cancels', async () => {
  const { user, server } = await openSetting('/setting/account', world(realtor));
  await user.click(await screen.findByRole('button', { name: 'Remove Marisol Pruitt' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(screen.getByText('Marisol Pruitt')).toBeVisible();
  expect(server.exchanges.some(({ call }) => call === removeTeammate)).toBe(false);
});
