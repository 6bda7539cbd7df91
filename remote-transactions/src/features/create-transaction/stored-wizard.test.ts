import { aScan } from '@keydate/testing/builders/scans';
import { anExplanation } from '@keydate/testing/builders/explanations';
import { NO_PROPOSALS } from '../../domain/contract-proposals';
import { readScannedTable } from '../../domain/scanned-rows';
import { draftStore } from './draft.store';
import { wizardReducer, type WizardAction } from './wizard-reducer';
import { freshWizard } from './wizard-state';
import { wizardStore } from './wizard.store';

const FRESH = freshWizard('5f0c9a52-6a1e-4f0b-9d0e-3b7a4c2e8d11');
const BEGUN = (
  [
    {
      type: 'listingTyped',
      listing: { street: '14 Juniper Way', city: 'Golden', zipcode: '80401', state: 'Colorado' },
    },
    { type: 'advanced' },
    { type: 'clientTyped', client: { client_id: 'client-1' } },
    { type: 'advanced' },
    { type: 'explanationsLoaded', explanations: [anExplanation()] },
    { type: 'wentBack' },
    {
      type: 'scanRead',
      fileName: 'contract.pdf',
      readingId: 'reading-1',
      table: readScannedTable(aScan(), [{ row: 1, kind: 'date-read-in-two-ways' }]),
      proposals: NO_PROPOSALS,
    },
    { type: 'advanced' },
  ] satisfies WizardAction[]
).reduce(wizardReducer, FRESH);

const stored = () => window.sessionStorage.getItem('keydate.wizard') ?? '';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('a stored wizard is loaded unchanged', () => {
  wizardStore.save('ada', BEGUN);
  expect(wizardStore.load('ada')).toEqual(BEGUN);
});

test('another person on the same machine neither sees nor overwrites the wizard', () => {
  wizardStore.save('ada', BEGUN);
  expect(wizardStore.load('grace')).toBeNull();
  wizardStore.save('grace', { ...BEGUN, contractType: 'Sale' });
  expect(wizardStore.load('ada')).toEqual(BEGUN);
});

test('another person on the same machine neither sees nor overwrites a draft', () => {
  draftStore.add('ada', BEGUN);
  expect(draftStore.load('grace')).toEqual([]);
  draftStore.add('grace', { ...BEGUN, contractType: 'Sale' });
  expect(draftStore.load('ada')).toEqual([BEGUN]);
});

test('a wizard without entries is not stored', () => {
  wizardStore.save('ada', BEGUN);
  wizardStore.save('ada', FRESH);
  expect(window.sessionStorage.length).toBe(0);
});

test('a wizard that was sent is deleted, one that was started since is not', () => {
  wizardStore.save('ada', BEGUN);
  wizardStore.removeSent('ada', 'b6a0f4d6-6f3e-4d57-8a55-0d1a3e9a7c20');
  expect(wizardStore.load('ada')).toEqual(BEGUN);
  wizardStore.removeSent('ada', BEGUN.requestId);
  expect(wizardStore.load('ada')).toBeNull();
});

test('a draft is in local storage under transactionValue', () => {
  draftStore.add('ada', BEGUN);
  expect(window.localStorage.getItem('transactionValue')).toContain('14 Juniper Way');
  expect(draftStore.load('ada')).toEqual([BEGUN]);
  draftStore.remove('ada', BEGUN.requestId);
  expect(draftStore.load('ada')).toEqual([]);
  expect(window.localStorage.getItem('transactionValue')).toBeNull();
});

test('a second draft does not replace the first; the same transaction has one draft, the latest', () => {
  const second = { ...BEGUN, requestId: 'b6a0f4d6-6f3e-4d57-8a55-0d1a3e9a7c20' };
  draftStore.add('ada', BEGUN);
  draftStore.add('ada', second);
  expect(draftStore.load('ada')).toEqual([second, BEGUN]);

  draftStore.add('ada', { ...BEGUN, contractType: 'Sale' });
  expect(draftStore.load('ada')).toEqual([{ ...BEGUN, contractType: 'Sale' }, second]);
  draftStore.remove('ada', second.requestId);
  expect(draftStore.load('ada')).toHaveLength(1);
});

test('a draft that cannot be read does not affect the others', () => {
  window.localStorage.setItem('transactionValue', JSON.stringify({ ada: [{ step: 'payment' }, BEGUN] }));

  expect(draftStore.load('ada')).toEqual([BEGUN]);
});

test.each(['{"ada":{"step":"payment"}}', '{"ada":null}'])('what is not a wizard (%p) is ignored', (text) => {
  window.sessionStorage.setItem('keydate.wizard', text);

  expect(wizardStore.load('ada')).toBeNull();
});

test('a stored day that does not exist is not accepted', () => {
  wizardStore.save('ada', BEGUN);
  window.sessionStorage.setItem('keydate.wizard', stored().replace('03-09-2027', '02-30-2027'));

  expect(wizardStore.load('ada')).toBeNull();
});
