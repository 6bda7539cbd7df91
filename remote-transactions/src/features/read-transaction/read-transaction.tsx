import { ApiError } from '@keydate/client';
import { ErrorPage } from '@keydate/ui';
import { useTransaction } from '../../api/get-transaction';
import { Deal } from './deal';
import { DealSkeleton } from './deal-skeleton';
import { NoSuchDeal } from './no-such-deal';

interface ReadTransactionProps {
  id: string;
}

/** One deal with all its deadlines (spec § 2.8). */
export function ReadTransaction({ id }: ReadTransactionProps) {
  const seen = useTransaction(id);
  if (seen.data) return <Deal deal={seen.data.transactions} invites={seen.data.invites} />;
  if (seen.isPending) return <DealSkeleton />;
  if (isNotTheirs(seen.error)) return <NoSuchDeal />;
  return <ErrorPage what="This transaction" onRetry={() => void seen.refetch()} isRetrying={seen.isFetching} />;
}

/** Not there, or not for this person: asking again would change neither. */
function isNotTheirs(error: Error): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}
