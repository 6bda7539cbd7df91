import { aScan } from '@keydate/testing/builders/scans';
import { anExplanation } from '@keydate/testing/builders/explanations';
import { readScannedTable } from '../../domain/scanned-rows';
import { draftStore } from './draft.store';
import { readStored, writeStored } from './stored-wizard';
import { wizardReducer, type WizardAction } from './wizard-reducer';
import { freshWizard } from './wizard-state';
import { wizardStore } from './wizard.store';

const BEGUN = (
  [
    { type: 'listingTyped', listing: { street: '14 Juniper Way', city: 'Golden', zipcode: '80401', state: 'Colorado' } },
    { type: 'advanced' },
    { type: 'clientTyped', client: { client_id: 'client-1' } },
    { type: 'advanced' },
    { type: 'explanationsLoaded', explanations: [anExplanation()] },
    { type: 'wentBack' },
    { type: 'scanRead', fileName: 'contract.pdf', table: readScannedTable(aScan()) },
    { type: 'advanced' },
  ] satisfies WizardAction[]
).reduce(wizardReducer, freshWizard);

test('a wizard comes back from its store as it was', () => {
  wizardStore.save('ada', BEGUN);
  expect(wizardStore.load('ada')).toEqual(BEGUN);
});

test('another person at this machine does not meet it', () => {
  wizardStore.save('ada', BEGUN);
  expect(wizardStore.load('grace')).toBeNull();
});

test('a wizard in which nothing was entered leaves nothing behind', () => {
  wizardStore.save('ada', BEGUN);
  wizardStore.save('ada', freshWizard);
  expect(window.sessionStorage.length).toBe(0);
});

test('the draft of the limit stands in local storage under transactionValue', () => {
  draftStore.save('ada', BEGUN);
  expect(window.localStorage.getItem('transactionValue')).toContain('14 Juniper Way');
  expect(draftStore.load('ada')).toEqual(BEGUN);
  draftStore.clear();
  expect(draftStore.load('ada')).toBeNull();
});

test.each([null, '', 'not json', '{}', '{"userId":"ada","wizard":{"step":"payment"}}'])('what is no wizard (%p) is left alone', (text) => {
  expect(readStored('ada', text)).toBeNull();
});

test('a stored day that does not exist is not taken', () => {
  const text = writeStored('ada', BEGUN).replace('03-09-2027', '02-30-2027');
  expect(readStored('ada', text)).toBeNull();
});
