import { isRefusedWith, sentenceOf } from '@keydate/client';
import { addTransaction } from '@keydate/contracts/transactions';
import { notify } from '@keydate/ui';
import { useAddTransaction, type Added } from '../../api/add-transaction';
import { copy } from './copy';
import { draftStore } from './draft.store';
import { transactionBody } from './transaction-body';
import type { WizardState } from './wizard-state';
import { wizardStore } from './wizard.store';

/** What happens in the window that sent, if it is still there. */
interface Endings {
  onAdded: (added: Added) => void;
  onLimit: () => void;
}

/** Sends the wizard. What its answer says of what was entered is done whether or not the window is still there. */
export function useSubmit(userId: string, state: WizardState) {
  const adding = useAddTransaction({
    onAdded: (added) => {
      draftStore.drop(userId, state.requestId);
      // what was entered since an earlier sending is nowhere else yet
      if (added.kind === 'created-before') return;
      wizardStore.forget(userId, state.requestId);
      notify.success(copy.created, added.client.isTold ? undefined : copy.notTold);
    },
    // spec § 4.4: the draft is kept and the wizard reset
    onFailed: (error) => {
      if (!isLimit(error)) return;
      draftStore.keep(userId, state);
      wizardStore.forget(userId, state.requestId);
      notify.error(sentenceOf(error));
    },
  });
  return {
    submit: ({ onAdded, onLimit }: Endings) =>
      adding.mutate(transactionBody(state), { onSuccess: onAdded, onError: (error) => isLimit(error) && onLimit() }),
    isSubmitting: adding.isPending,
    failure: adding.error && !isLimit(adding.error) ? adding.error : null,
  };
}

function isLimit(error: Error): boolean {
  return isRefusedWith(addTransaction, error, 'ACTIVE_LIMIT_EXCEEDED');
}
