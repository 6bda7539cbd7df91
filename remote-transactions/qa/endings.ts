import { aClient } from '@keydate/testing/builders/clients';
import { aClientOfTransaction, aTransaction } from '@keydate/testing/builders/transactions';
import type { World } from '@keydate/testing/fake-server/world';
import type { WorldPlan } from '@keydate/testing/worlds/world-plan';
import { freshWizard, type WizardState } from '../src/features/create-transaction/wizard-state';
import { explanations } from './explanations';

const client = { id: 'lucinda', fullName: 'Lucinda Farrow' };
const email = 'lucinda.farrow@mail.example';
const listing = { street: '77 Prairie Clover Drive', city: 'Berthoud', zipcode: '80513', state: 'Colorado' };
const fresh = freshWizard('9d4f1c06-2f7a-4a43-8a0b-6c1f3f0f7b52');

/** The wizard at its last step, without dates, for the client of the company. */
const atReview: WizardState = {
  ...fresh,
  step: 'review',
  listing,
  client: { ...fresh.client, client_id: client.id, pickedName: client.fullName },
  source: 'manual',
  manual: { state: listing.state, drafts: [] },
};

/** A wizard that only waits for Submit. */
function atTheEnd(
  plan: Pick<WorldPlan, 'title' | 'note'>,
  { wizard = atReview, ...world }: Partial<World> & { wizard?: WizardState } = {},
): WorldPlan {
  return {
    viewer: 'SuperRealtor',
    at: '/?add',
    world: () => ({ clients: [aClient(client)], explanations: explanations(), activeLimit: 20, ...world }),
    kept: (_server, person) => ({ tab: { 'keydate.wizard': person ? { [person._id]: wizard } : {} } }),
    ...plan,
  };
}

const theirs = {
  ...listing,
  client_information: aClientOfTransaction({
    client_name: client.fullName,
    email_address: email,
    client_id: { _id: client.id, avatar: null },
  }),
};

/** The answers to Submit that are not simply a new transaction. */
export const endings = {
  'known-client': atTheEnd(
    {
      title: 'A new client who is known already',
      note: 'Press Submit: the transaction is made, and a dialog says that the name that was entered is not saved.',
    },
    {
      wizard: {
        ...atReview,
        client: { ...fresh.client, isNew: 'Yes', client_name: 'Lucy Farrow', email_address: email },
      },
    },
  ),
  'alike-transaction': atTheEnd(
    {
      title: 'A transaction like one that exists',
      note: 'Press Submit: nothing is made yet, because the same client has a transaction at the same street.',
    },
    { transactions: [aTransaction({ _id: 'transaction-1', ...theirs })] },
  ),
  'created-before': atTheEnd(
    {
      title: 'An earlier Submit that got no answer',
      note: 'Press Submit: the transaction was made the first time, and lacks what was changed since.',
    },
    { transactions: [aTransaction({ _id: fresh.requestId, ...theirs })] },
  ),
} satisfies Record<string, WorldPlan>;
