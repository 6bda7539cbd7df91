import { aClient } from '@keydate/testing/builders/clients';
import { proposedClient } from './contract-proposals';

const parties = (...names: [name: string, email?: string][]) => ({
  value: names.map(([name, email]) => ({ name, ...(email && { email }) })),
  page: 1,
  words: 'as the contract says',
});
const ruth = aClient({ fullName: 'Ruth Beck', contact: { email: 'ruth@mail.example', phone: '' } });

test.each([
  ['the one client of that name, in other letters too', parties(['RUTH BECK']), [ruth], ruth.id],
  ['one of two parties', parties(['Tom Beck'], ['Ruth Beck']), [ruth], ruth.id],
  ['a client whom two searches found', parties(['Ruth Beck']), [ruth, ruth], ruth.id],
  ['a client with the address of the contract', parties(['Ruth Beck', 'RUTH@mail.example']), [ruth], ruth.id],
])('the proposed client is %s', (_, of, clients, id) => {
  expect(proposedClient(of, clients, 'SuperRealtor')?.value).toMatchObject({ kind: 'existing', id });
});

test.each([
  ['two clients have the name', parties(['Ruth Beck']), [ruth, aClient({ fullName: 'Ruth Beck' })]],
  ['the client has another address than the contract', parties(['Ruth Beck', 'beck@mail.example']), [ruth]],
])('the person decides where %s', (_, of, clients) => {
  expect(proposedClient(of, clients, 'SuperRealtor')).toBeNull();
});

test('without a client of the name a new one is proposed, but not to an employee', () => {
  expect(proposedClient(parties(['Tom Beck']), [ruth], 'SuperRealtor')?.value).toMatchObject({
    kind: 'new',
    name: 'Tom Beck',
  });
  expect(proposedClient(parties(['Tom Beck']), [ruth], 'Employee')).toBeNull();
});
