import { isRefusedWith } from '@keydate/client';
import { getTransaction } from '@keydate/contracts/transactions';
import { ErrorPage } from '@keydate/ui';
import { useTransaction } from '../../api/get-transaction';
import { Transaction } from './transaction';
import { TransactionSkeleton } from './transaction-skeleton';
import { NoSuchTransaction } from './no-such-transaction';

interface ReadTransactionProps {
  id: string;
}

/** One transaction with all its deadlines (spec § 2.8). */
export function ReadTransaction({ id }: ReadTransactionProps) {
  const seen = useTransaction(id);
  if (seen.data) return <Transaction transaction={seen.data.transactions} invites={seen.data.invites} />;
  if (seen.isPending) return <TransactionSkeleton />;
  if (isNotTheirs(seen.error)) return <NoSuchTransaction />;
  return <ErrorPage what="This transaction" onRetry={() => void seen.refetch()} isRetrying={seen.isFetching} />;
}

/** Not there, or not for this person: asking again would change neither. */
function isNotTheirs(error: Error): boolean {
  return isRefusedWith(getTransaction, error, 'FORBIDDEN', 'NOT_FOUND');
}
