import { aScan } from '@keydate/testing/builders/scans';
import { NO_PROPOSALS, type ContractProposals } from '../../domain/contract-proposals';
import { readScannedTable } from '../../domain/scanned-rows';
import { isAnswered } from './from-contract';
import { wizardReducer, type WizardAction } from './wizard-reducer';
import { freshWizard, type WizardState } from './wizard-state';
import { stepsOf } from './wizard-steps';

const FRESH = freshWizard('5f0c9a52-6a1e-4f0b-9d0e-3b7a4c2e8d11', 'Utah');
const ADDRESS = { street: '1420 Larkspur Lane', city: 'Aurora', state: 'Colorado', zipcode: '80013' };
const at = <Value>(value: Value) => ({ value, page: 1, words: 'as the contract says' });
const ALL: ContractProposals = {
  address: at(ADDRESS),
  side: at('Sale'),
  client: at({ kind: 'existing', id: 'client-1', name: 'Ruth Beck' }),
};
const BEGUN: WizardAction = { type: 'scanBegun', fileName: 'contract.pdf', otherFiles: [] };
const NEXT: WizardAction = { type: 'advanced' };

const read = (proposals: Partial<ContractProposals>, header?: string[]): WizardAction => {
  const [names = [], ...rows] = aScan();
  return {
    type: 'scanRead',
    fileName: 'contract.pdf',
    readingId: 'reading-1',
    table: readScannedTable([header ?? names, ...rows]),
    proposals: { ...NO_PROPOSALS, ...proposals },
  };
};
const listing = (typed: Partial<WizardState['listing']>): WizardAction => ({
  type: 'listingTyped',
  listing: { ...FRESH.listing, ...typed },
});
const after = (...actions: WizardAction[]) => actions.reduce(wizardReducer, FRESH);
const answeredOf = (state: WizardState) => stepsOf(state).filter((step) => isAnswered(state, step));

test('a contract that answers all steps beyond doubt leads to review, with its proposals', () => {
  const state = after(BEGUN, read(ALL));
  expect(state).toMatchObject({
    step: 'review',
    listing: ADDRESS,
    contractType: 'Sale',
    client: { isNew: 'No', client_id: 'client-1', pickedName: 'Ruth Beck' },
  });
  expect(answeredOf(state)).toEqual(['listing', 'client', 'dates', 'columns']);
});

test.each<[string, WizardAction, WizardState['step']]>([
  ['no address', read({ ...ALL, address: null }), 'listing'],
  ['no ZIP code', read({ ...ALL, address: at({ ...ADDRESS, zipcode: '' }) }), 'listing'],
  ['no client', read({ ...ALL, client: null }), 'client'],
  [
    'a new client',
    read({ ...ALL, client: at({ kind: 'new', name: 'Ruth Beck', email: 'ruth@mail.example' }) }),
    'client',
  ],
  ['no side', read({ ...ALL, side: null }), 'dates'],
  ['a header that does not settle the columns', read(ALL, ['Item No.', 'Reference', 'What', 'Date']), 'columns'],
])('with %s, the wizard stays at the first step that is in doubt', (_, action, step) => {
  expect(after(BEGUN, action).step).toBe(step);
});

test('Next passes over the steps that the contract answers', () => {
  const withoutZip = after(BEGUN, read({ ...ALL, address: at({ ...ADDRESS, zipcode: '' }) }));
  const complete = wizardReducer(withoutZip, listing(ADDRESS));
  expect(wizardReducer(complete, NEXT).step).toBe('review');
  expect(wizardReducer(complete, { type: 'stepShown', step: 'review' }).step).toBe('review');
});

test('nothing typed is overwritten, and a step at which something was typed stays', () => {
  const typed = after(BEGUN, listing({ street: '9 Mill Road' }), read(ALL));
  expect(typed).toMatchObject({ step: 'listing', listing: { street: '9 Mill Road', city: '', zipcode: '' } });
  const begun = after(BEGUN, listing({ street: '1420 larkspur lane' }), read(ALL));
  expect(begun).toMatchObject({ step: 'listing', listing: { ...ADDRESS, street: '1420 larkspur lane' } });
});

test('a state and a side that the person chose stay; those from the beginning do not', () => {
  const chosen = after(BEGUN, listing({ state: 'Idaho' }), read(ALL));
  expect(chosen.listing).toEqual({ ...FRESH.listing, state: 'Idaho' });
  const side: WizardState = { ...after(BEGUN), chosen: { state: false, contractType: true } };
  expect(wizardReducer(side, read(ALL))).toMatchObject({ step: 'dates', contractType: 'Purchase' });
});

test('a client who is said to be new is not replaced by an existing one', () => {
  const said = after(BEGUN, listing(ADDRESS), NEXT, { type: 'clientTyped', client: { isNew: 'Yes' } }, read(ALL));
  expect(said).toMatchObject({ step: 'client', client: { isNew: 'Yes', client_id: '' } });
});

test('a person who waits at the dates step is asked for the side that the contract leaves open', () => {
  const waiting = after(
    BEGUN,
    listing(ADDRESS),
    NEXT,
    { type: 'clientTyped', client: { client_id: 'client-2' } },
    NEXT,
  );
  const open = wizardReducer(waiting, read({ ...ALL, side: null }));
  expect(open.step).toBe('dates');
  expect(wizardReducer(open, NEXT).step).toBe('review');
  const chosen = wizardReducer(waiting, { type: 'contractTypeChosen', contractType: 'Sale' });
  expect(wizardReducer(chosen, read({ ...ALL, side: null })).step).toBe('review');
});

test('a contract uploaded at the dates step proposes nothing, and leads to the columns with both chosen', () => {
  const typed: WizardAction[] = [
    listing(ADDRESS),
    NEXT,
    { type: 'clientTyped', client: { client_id: 'client-2' } },
    NEXT,
    BEGUN,
    read(ALL),
  ];
  const state = after(...typed);
  expect(state).toMatchObject({
    step: 'columns',
    contractType: 'Purchase',
    client: { client_id: 'client-2' },
    scan: { choice: { title: 2, date: 3 } },
  });
  expect(answeredOf(state)).toEqual([]);
});

test('an answered step that the person opens stays until Next', () => {
  const opened = wizardReducer(after(BEGUN, read(ALL)), { type: 'stepShown', step: 'client' });
  expect(opened.step).toBe('client');
  expect(wizardReducer(opened, NEXT).step).toBe('review');
  const other = wizardReducer(opened, { type: 'clientTyped', client: { client_id: 'client-2' } });
  expect(answeredOf(other)).toEqual(['listing', 'dates', 'columns']);
});
