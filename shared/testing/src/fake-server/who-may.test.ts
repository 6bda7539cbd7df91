import { getResponse } from 'msw';
import { aCompany } from '../builders/companies';
import { aPersonWithoutCompany, anAgent, anEmployee, aLender, aRealtor } from '../builders/people';
import { aTransaction } from '../builders/transactions';
import { callAsEverybody, expectedOf, type Scene } from '../who-may/call-as-everybody';
import { WHO_MAY } from '../who-may/who-may';
import { fakeServer } from './fake-server';
import { anAccount, aWorld } from './world';

test.each(WHO_MAY)('on the fake server too, only those who may $what do so', async (act) => {
  expect(await callAsEverybody(act, aScene)).toEqual(expectedOf(act));
});

function aScene(): Scene {
  const company = aCompany({
    owner: { _id: 'owner', role: 'SuperRealtor', fullName: 'Wren Castellanos', avatar: null },
  });
  const people = {
    withoutCompany: anAccount(aPersonWithoutCompany({ _id: 'withoutCompany' })),
    owner: anAccount(aRealtor({ _id: 'owner', company })),
    employee: anAccount(anEmployee({ _id: 'employee', company }), { worksFor: 'owner' }),
    agent: anAccount(anAgent({ _id: 'agent', company })),
    assistant: anAccount(anEmployee({ _id: 'assistant', company }), { worksFor: 'agent' }),
    other: anAccount(anAgent({ _id: 'other', company })),
    lender: anAccount(aLender({ _id: 'lender' })),
  };
  const owners = { ownersTransaction: 'owner', agentsTransaction: 'agent', lendersTransaction: 'lender' };
  const transactions = Object.keys(owners).map((_id) => aTransaction({ _id }));
  const server = fakeServer(aWorld({ accounts: Object.values(people), transactions, owners, activeLimit: 9 }));
  return {
    origin: 'https://keydate.example',
    ids: {
      withoutCompany: 'withoutCompany',
      owner: 'owner',
      employee: 'employee',
      agent: 'agent',
      assistant: 'assistant',
      other: 'other',
      lender: 'lender',
      ownersTransaction: 'ownersTransaction',
      agentsTransaction: 'agentsTransaction',
      lendersTransaction: 'lendersTransaction',
    },
    tokenOf: (caller) => (caller === 'nobody' ? undefined : server.signIn(caller)),
    send: (request) => getResponse(server.handlers, request),
  };
}
