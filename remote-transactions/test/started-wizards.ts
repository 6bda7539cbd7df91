import { freshWizard, type WizardState } from '../src/features/create-transaction/wizard-state';

const FRESH = freshWizard('5f0c9a52-6a1e-4f0b-9d0e-3b7a4c2e8d11');

/** A wizard at the client step, with the listing filled in. */
export const AT_CLIENT: WizardState = {
  ...FRESH,
  step: 'client',
  listing: { street: '14 Juniper Way', city: 'Golden', zipcode: '80401', state: 'Colorado' },
};

/** A wizard at the dates step, with the listing and a new client filled in. */
export const AT_DATES: WizardState = {
  ...AT_CLIENT,
  step: 'dates',
  client: { ...FRESH.client, isNew: 'Yes', client_name: 'Rosa Ibarra', email_address: 'Rosa.Ibarra@Mail.example' },
};
