import { termsToSend } from '../../domain/count-drafts';
import { datesToSend } from '../../domain/drafts-to-send';
import type { TransactionToAdd } from '../../api/add-transaction';
import { draftsOf, type WizardState } from './wizard-state';

/** The body that Submit sends: the listing, either the new or the existing client, and the ticked dates (spec § 7, transaction-add). */
export function transactionBody(state: WizardState): TransactionToAdd {
  const { isNew, client_id, client_name, phone_number, email_address } = state.client;
  return {
    ...state.listing,
    contract_type: state.contractType,
    client_information:
      isNew === 'Yes'
        ? { client_type: 'Yes', client_name, phone_number, email_address: email_address.trim().toLowerCase() }
        : { client_type: 'No', client_id },
    contract_dates: datesToSend(draftsOf(state)),
    time_of_day: state.timeOfDay,
    acceptance_time: state.acceptanceTime,
    counting: state.source === 'scan' ? termsToSend(draftsOf(state), state) : null,
    reading: readingOf(state),
    requestId: state.requestId,
  };
}

/** A contract whose dates are not used goes with Submit, too. */
function readingOf({ source, scan }: WizardState): TransactionToAdd['reading'] {
  return scan?.readingId ? { _id: scan.readingId, isKept: source === 'scan' && scan.isKept } : undefined;
}
