import { existingClientStep, listingStep, newClientStep } from '@keydate/contracts/transactions';
import { unsetDrafts } from '../../domain/drafts-to-send';
import { mapToDrafts } from '../../domain/map-to-drafts';
import { draftsOf, type WizardState, type WizardStep } from './wizard-state';

const BY_HAND: readonly WizardStep[] = ['listing', 'client', 'dates', 'review'];
const BY_SCAN: readonly WizardStep[] = ['listing', 'client', 'dates', 'columns', 'review'];

/** The steps of this wizard: review is the fifth after a scan and the fourth for manual entry (spec § 2.7). */
export function stepsOf({ source }: Pick<WizardState, 'source'>): readonly WizardStep[] {
  return source === 'scan' ? BY_SCAN : BY_HAND;
}

/** The step before or after the current one; the current one at either end. */
export function stepBeside(state: WizardState, by: 1 | -1): WizardStep {
  const steps = stepsOf(state);
  return steps[steps.indexOf(state.step) + by] ?? state.step;
}

/** True if the current step is complete: Next may leave it, or Submit may send (spec § 4.4). */
export function isStepComplete(state: WizardState): boolean {
  switch (state.step) {
    case 'listing':
      return listingStep.safeParse(state.listing).success;
    case 'client':
      return isClientGiven(state);
    case 'dates':
      return state.source !== null;
    case 'columns':
      return state.scan !== null && mapToDrafts(state.scan.table, state.scan.choice).kind === 'drafts';
    case 'review':
      return unsetDrafts(draftsOf(state)).length === 0;
  }
}

function isClientGiven({ client }: WizardState): boolean {
  return (client.isNew === 'Yes' ? newClientStep : existingClientStep).safeParse(client).success;
}
