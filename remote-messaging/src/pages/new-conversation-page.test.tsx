import { aClient } from '@keydate/testing/builders/clients';
import { anAgent, anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { anAccount } from '@keydate/testing/fake-server/world';
import { installFakeServer, renderPage, signedIn } from '@keydate/testing/jest';
import type { User } from '@keydate/contracts/people';
import { screen } from '@testing-library/react';
import NewConversationPage from './new-conversation-page';

const serve = installFakeServer();
const wren = aRealtor();
const { company } = wren;
const marisol = anAgent({ company });
const tobias = anEmployee({ company });

function openAs(person: User) {
  const server = serve({ accounts: [wren, marisol, tobias].map((user) => anAccount(user)), clients: [aClient()] });
  return renderPage(<NewConversationPage />, { session: signedIn(server, person) });
}
const tabs = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);

test.each([
  ['a super role', wren, ['Client', 'Agents']],
  ['an agent', marisol, ['Client', 'Employee']],
  ['an employee', tobias, ['Client', 'Employee', 'Realtor']],
])('%s has the tabs of the role', async (_who, person, expected) => {
  openAs(person);
  expect(await tabs()).toEqual(expected);
});

test('choosing a client leads to the conversation with them', async () => {
  openAs(wren);
  expect(await screen.findByRole('link', { name: /Odalys Brandt/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/messages\?with=client-/),
  );
});

test('an employee writes to the owner by the third tab; the search filters every tab', async () => {
  const { user } = openAs(tobias);
  await user.click(await screen.findByRole('tab', { name: 'Realtor' }));
  expect(screen.getByRole('link', { name: /Wren Castellanos/ })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Employee' }));
  expect(await screen.findByRole('link', { name: /Marisol Pruitt/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Wren/ })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'zzz');
  expect(screen.getByText('No people found.')).toBeVisible();
});
