import { getResponse } from 'msw';
import { aCompany } from '../builders/companies';
import { aFounder, anAgent, anEmployee, aLender, aRealtor } from '../builders/people';
import { aTransaction } from '../builders/transactions';
import { askEverybody, expectedOf, type Stage } from '../who-may/ask-everybody';
import { WHO_MAY } from '../who-may/who-may';
import { fakeServer } from './fake-server';
import { anAccount, aWorld } from './world';

test.each(WHO_MAY)('on the fake server too, only those who may $what do so', async (act) => {
  expect(await askEverybody(act, aStage)).toEqual(expectedOf(act));
});

function aStage(): Stage {
  const company = aCompany({
    owner: { _id: 'owner', role: 'SuperRealtor', fullName: 'Wren Castellanos', avatar: null },
  });
  const people = {
    founder: anAccount(aFounder({ _id: 'founder' })),
    owner: anAccount(aRealtor({ _id: 'owner', company })),
    employee: anAccount(anEmployee({ _id: 'employee', company }), { worksFor: 'owner' }),
    agent: anAccount(anAgent({ _id: 'agent', company })),
    assistant: anAccount(anEmployee({ _id: 'assistant', company }), { worksFor: 'agent' }),
    other: anAccount(anAgent({ _id: 'other', company })),
    lender: anAccount(aLender({ _id: 'lender' })),
  };
  const owners = { ownersDeal: 'owner', agentsDeal: 'agent', lendersDeal: 'lender' };
  const transactions = Object.keys(owners).map((_id) => aTransaction({ _id }));
  const server = fakeServer(aWorld({ accounts: Object.values(people), transactions, owners, activeLimit: 9 }));
  return {
    origin: 'https://keydate.example',
    ids: {
      founder: 'founder',
      owner: 'owner',
      employee: 'employee',
      agent: 'agent',
      assistant: 'assistant',
      other: 'other',
      lender: 'lender',
      ownersDeal: 'ownersDeal',
      agentsDeal: 'agentsDeal',
      lendersDeal: 'lendersDeal',
    },
    tokenOf: (asker) => (asker === 'nobody' ? undefined : server.signIn(asker)),
    send: (request) => getResponse(server.handlers, request),
  };
}
