import { isRefusedWith, sentenceOf } from '@keydate/client';
import { addTransaction } from '@keydate/contracts/transactions';
import { notify } from '@keydate/ui';
import { useAddTransaction, type Added } from '../../api/add-transaction';
import { copy } from './copy';
import { draftStore } from './draft.store';
import { transactionBody } from './transaction-body';
import type { WizardState } from './wizard-state';
import { showSubmitFailure } from './submit-failure';
import { wizardStore } from './wizard.store';

/** Called if the wizard is still mounted. */
interface Callbacks {
  onAdded: (added: Added) => void;
  onLimit: () => void;
}

/** Sends the wizard. Its stored entries and drafts are updated with the answer even if the wizard is closed by then. */
export function useSubmit(userId: string, state: WizardState) {
  const adding = useAddTransaction(state.requestId, {
    onAdded: (added) => {
      if (added.kind === 'alike') return;
      draftStore.remove(userId, state.requestId);
      // entries changed since the earlier Submit are stored nowhere else
      if (added.kind === 'created-before') return;
      wizardStore.removeSent(userId, state.requestId);
      notify.success(copy.created, remarksOn(added, state));
    },
    // spec § 4.4: save a draft and reset the wizard
    onFailed: (error) => {
      if (!isLimit(error)) {
        showSubmitFailure(error);
        return;
      }
      draftStore.add(userId, state);
      wizardStore.removeSent(userId, state.requestId);
      notify.error(sentenceOf(error));
    },
  });
  const submit = ({ onAdded, onLimit }: Callbacks, confirmsAlike?: true) => {
    // the error of the last attempt is out of date
    notify.dismissAll();
    adding.mutate(
      { ...transactionBody(state), confirmsAlike },
      { onSuccess: onAdded, onError: (error) => isLimit(error) && onLimit() },
    );
  };
  return {
    /** `confirmsAlike`: the person wants another transaction of the same client and street. */
    submit,
    isSubmitting: adding.isPending,
  };
}

function isLimit(error: Error): boolean {
  return isRefusedWith(addTransaction, error, 'ACTIVE_LIMIT_EXCEEDED');
}

/** The parts of the request that went another way than the person may think; undefined if there are none. */
function remarksOn({ client, contract }: Extract<Added, { kind: 'created' }>, { source, scan }: WizardState) {
  const isGone = source === 'scan' && scan?.isKept === true && contract === null;
  const remarks = [...(client.isTold ? [] : [copy.clientNotInformed]), ...(isGone ? [copy.contractGone] : [])];
  return remarks.length > 0 ? remarks.join(' ') : undefined;
}
