import type { Transaction } from '@keydate/contracts/transactions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepDeal } from './keep-deal';
import { Overtaken, sendChange } from './update-transaction';

/** Closes a deal (spec § 4.2). Fails with Overtaken, and shows the deal as it is now, when somebody changed it meanwhile. */
export function useCloseTransaction() {
  const store = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, version }: Transaction) => sendChange(_id, version, { status: 'Closed' }),
    onSuccess: (deal) => keepDeal(store, deal),
    onError: (error) => {
      if (error instanceof Overtaken) keepDeal(store, error.present);
    },
  });
}
