import { sentenceOf } from '@keydate/client';
import type { ContractDate, Transaction } from '@keydate/contracts/transactions';
import { notify } from '@keydate/ui';
import { useCheckOff } from '../../api/check-off';
import { VersionConflict } from '../../api/update-transaction';
import { useFailureNotice } from '../../editing/use-failure-notice';
import { copy } from './copy';

/** Checks deadlines of this transaction off, or takes them back, and says so if that fails. */
export function useCheckOffHere(transaction: Transaction) {
  const { isMounted, notifyFailure } = useFailureNotice();
  const { mutate, isPending, variables } = useCheckOff({
    onFailed: (error, { from }) => {
      const why = error instanceof VersionConflict ? `${error.message} ${copy.checkAgain}` : sentenceOf(error);
      if (isMounted()) notify.error(copy.failed, why);
      else notifyFailure(copy.failed, why, from);
    },
  });
  return {
    /** Does nothing while one is being saved: a second press would send the opposite of what the box shows. */
    checkOff: (dates: readonly ContractDate[], isDone: boolean) => mutate({ from: transaction, dates, isDone }),
    /** The change that is being saved: shown as if it were saved. */
    saving: isPending ? variables.isDone : undefined,
  };
}
