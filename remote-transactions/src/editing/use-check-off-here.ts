import { sentenceOf } from '@keydate/client';
import type { Settled } from '@keydate/domain/settled-deadline';
import { notify } from '@keydate/ui';
import { useCheckOff, type SeenDate, type SeenTransaction } from '../api/check-off';
import { VersionConflict } from '../api/update-transaction';
import { useFailureNotice } from './use-failure-notice';
import { copy } from './copy';

/** Settles deadlines of this transaction, or takes them back, and says so if that fails. */
export function useCheckOffHere(transaction: SeenTransaction, onSaved?: (isDone: boolean) => void) {
  const { isMounted, notifyFailure } = useFailureNotice();
  const { mutate, isPending, variables } = useCheckOff({
    onSaved: (_saved, { isDone }) => onSaved?.(isDone),
    onFailed: (error, { from }) => {
      const why = error instanceof VersionConflict ? `${error.message} ${copy.checkDeadlineAgain}` : sentenceOf(error);
      if (isMounted()) notify.error(copy.updateFailed, why);
      else notifyFailure(copy.updateFailed, why, from);
    },
  });
  return {
    /** Does nothing while one is being saved: a second press would send the opposite of what the box shows. */
    checkOff: (dates: readonly SeenDate[], isDone: boolean, how?: Settled) =>
      mutate({ from: transaction, dates, isDone, how }),
    /** The change that is being saved: shown as if it were saved. */
    saving: isPending ? variables.isDone : undefined,
  };
}
