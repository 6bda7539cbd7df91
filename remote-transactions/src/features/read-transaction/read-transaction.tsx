import { isRefusedWith } from '@keydate/client';
import { getTransaction } from '@keydate/contracts/transactions';
import { ErrorPage } from '@keydate/ui';
import type { ReactNode } from 'react';
import { useTransaction, type TransactionDetails } from '../../api/get-transaction';
import { copy } from './copy';
import { TransactionSkeleton } from './transaction-skeleton';
import { NoSuchTransaction } from './no-such-transaction';

interface ReadTransactionProps {
  id: string;
  children: (details: TransactionDetails) => ReactNode;
}

/** One transaction with all its deadlines (spec § 2.8), once it is loaded. */
export function ReadTransaction({ id, children }: ReadTransactionProps) {
  const details = useTransaction(id);
  // also where it was theirs until a moment ago
  if (details.isError && isNotTheirs(details.error)) {
    return <NoSuchTransaction isLost={details.data !== undefined} />;
  }
  if (details.data) return children(details.data);
  if (details.isPending) return <TransactionSkeleton />;
  return (
    <ErrorPage what={copy.thisTransaction} onRetry={() => void details.refetch()} isRetrying={details.isFetching} />
  );
}

/** The transaction does not exist or is not this person's: asking again would not help. */
function isNotTheirs(error: Error): boolean {
  return isRefusedWith(getTransaction, error, 'FORBIDDEN', 'NOT_FOUND');
}
