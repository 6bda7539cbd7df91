import { aCompany } from '../builders/companies';
import { anExplanation } from '../builders/explanations';
import { anInvitation } from '../builders/invitations';
import { anAcceptedLender, aTransactionLender } from '../builders/lenders';
import { aPersonWithoutCompany, anAgent, anEmployee, aLender, aRealtor } from '../builders/people';
import { aProposal, aQuestion, anAnsweredQuestion } from '../builders/questions';
import { aTransaction } from '../builders/transactions';
import { callAsEverybody, expectedOf, type Scene } from '../who-may/call-as-everybody';
import { WHO_MAY } from '../who-may/who-may';
import { fakeServer } from './fake-server';
import { anAccount, aWorld } from './world';

test.each(WHO_MAY)('on the fake server too, only those who may $what do so', async (act) => {
  expect(await callAsEverybody(act, aScene(), aScene)).toEqual(expectedOf(act));
});

function aScene(): Scene {
  const company = aCompany({
    owner: { _id: 'owner', role: 'SuperRealtor', fullName: 'Wren Castellanos', avatar: null },
  });
  const lenders = aCompany({
    owner: { _id: 'lender', role: 'SuperLender', fullName: 'Ilse Okonjo', avatar: null },
  });
  const people = {
    withoutCompany: anAccount(aPersonWithoutCompany({ _id: 'withoutCompany' })),
    owner: anAccount(aRealtor({ _id: 'owner', company })),
    employee: anAccount(anEmployee({ _id: 'employee', company }), { worksFor: 'owner' }),
    agent: anAccount(anAgent({ _id: 'agent', company })),
    assistant: anAccount(anEmployee({ _id: 'assistant', company }), { worksFor: 'agent' }),
    other: anAccount(anAgent({ _id: 'other', company })),
    lender: anAccount(aLender({ _id: 'lender', company: lenders })),
  };
  const owners = {
    ownersTransaction: 'owner',
    agentsTransaction: 'agent',
    lendersTransaction: 'lender',
    sharedTransaction: 'owner',
    offeredTransaction: 'owner',
  };
  const { fullName, contact } = people.lender.user;
  const asLender = { _id: 'lender', fullName, email: contact.email, company: 'Poudre River Loans' };
  const ofShared = { shareId: 'lenderOfShared', transactionId: 'sharedTransaction' };
  const transactions = Object.keys(owners).map((_id) => aTransaction({ _id }));
  const sharedDate = transactions.find(({ _id }) => _id === 'sharedTransaction')!.contractDates[0]!._id;
  const world = aWorld({
    accounts: Object.values(people),
    transactions,
    owners,
    explanations: [anExplanation({ _id: 'agentsExplanation' })],
    explanationOwners: { agentsExplanation: 'agent' },
    invitations: (['agent', 'lender'] as const).map((who) =>
      anInvitation({ _id: `${who}sInvitation`, invitedBy: { _id: who, fullName: 'Marisol Pruitt' } }),
    ),
    lenders: [
      anAcceptedLender(asLender, { _id: 'lenderOfShared', transactionId: 'sharedTransaction' }),
      aTransactionLender({ _id: 'invitationOfLender', transactionId: 'offeredTransaction', email: contact.email }),
    ],
    questions: [
      aQuestion({ ...ofShared, _id: 'openQuestion' }),
      anAnsweredQuestion({ ...ofShared, _id: 'answeredQuestion', proposals: [aProposal({ dateId: sharedDate })] }),
    ],
    activeLimit: 9,
    memberLimit: 9,
  });
  const server = fakeServer(world);
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
      agentsExplanation: 'agentsExplanation',
      agentsInvitation: 'agentsInvitation',
      lendersInvitation: 'lendersInvitation',
      sharedTransaction: 'sharedTransaction',
      lenderOfShared: 'lenderOfShared',
      openQuestion: 'openQuestion',
      answeredQuestion: 'answeredQuestion',
      proposedDate: sharedDate,
      invitationOfLender: 'invitationOfLender',
    },
    tokenOf: (caller) => (caller === 'nobody' ? undefined : server.signIn(caller)),
    send: server.answer,
  };
}
