import type { Transaction } from '@keydate/contracts/transactions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepDeal } from './keep-deal';
import { Overtaken, sendChange } from './update-transaction';

/** What follows from the answer. It is heard even when what asked is gone by then. */
interface Answers {
  onClosed: () => void;
  onFailed: (error: Error, deal: Transaction) => void;
}

/** Closes a deal (spec § 4.2). Fails with Overtaken, and shows the deal as it is now, when somebody changed it meanwhile. */
export function useCloseTransaction({ onClosed, onFailed }: Answers) {
  const store = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, version }: Transaction) => sendChange(_id, version, { status: 'Closed' }),
    onSuccess: (deal) => {
      keepDeal(store, deal);
      onClosed();
    },
    onError: (error, deal) => {
      if (error instanceof Overtaken) keepDeal(store, error.present);
      onFailed(error, deal);
    },
  });
}
