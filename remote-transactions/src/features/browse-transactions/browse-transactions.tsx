import { useSignedInUser } from '@keydate/client';
import { useNow } from '@keydate/forms/time';
import { ErrorPage, Grid, Stack, VisuallyHidden } from '@keydate/ui';
import { useDeferredValue, useId } from 'react';
import { useMutedTransactions } from '../../api/muted-transactions';
import { useTransactionList } from '../../api/list-transactions';
import { clientTitle } from '../../domain/client-names';
import type { TransactionFilters } from '../../domain/transaction-filters';
import { MoreWhenSeen } from '../../ui/more-when-seen';
import { Place } from './card.styles';
import { copy } from './copy';
import { CardSkeletons } from './card-skeletons';
import { EmptyCard } from './empty-card';
import { FilterBar } from './filter-bar';
import { MutedMark } from './muted-mark';
import { TransactionCard } from './transaction-card';
import { useFilters } from './use-filters';

interface BrowseTransactionsProps {
  onStart: () => void;
}

/** The transactions that a person may see, by side and status (spec § 2.6). */
export function BrowseTransactions({ onStart }: BrowseTransactionsProps) {
  const [filters, setFilters] = useFilters();
  const panelId = useId();
  return (
    <Stack gap={24}>
      <FilterBar filters={filters} onChange={setFilters} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-label={`${filters.status}, ${filters.side}`}>
        <TransactionGrid key={`${filters.status} ${filters.side}`} filters={filters} onStart={onStart} />
      </div>
    </Stack>
  );
}

function TransactionGrid({ filters, onStart }: BrowseTransactionsProps & { filters: TransactionFilters }) {
  const list = useTransactionList(useSignedInUser()._id, filters);
  const muted = useMutedTransactions();
  const now = useNow();
  // thirty cards are drawn in pieces, so that a slow phone answers in between
  const transactions = useDeferredValue(list.data);

  if (list.isError && !list.data) {
    return <ErrorPage what={copy.yourTransactions} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />;
  }
  if (!transactions) return <CardSkeletons />;
  return (
    <Stack gap={24}>
      <Grid as="ul" columns={3}>
        {transactions.map((transaction) => (
          <Place key={transaction._id}>
            <TransactionCard transaction={transaction} now={now} />
            {muted.includes(transaction._id) && (
              <MutedMark transactionId={transaction._id} clientName={clientTitle(transaction.client_information)} />
            )}
          </Place>
        ))}
        {transactions.length === 0 && (
          <li>
            <EmptyCard filters={filters} onStart={onStart} />
          </li>
        )}
      </Grid>
      <VisuallyHidden role="status">
        {list.isFetchingNextPage ? copy.loadingMore : copy.shown(transactions.length, list.hasNextPage)}
      </VisuallyHidden>
      {list.hasNextPage && (
        <MoreWhenSeen
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </Stack>
  );
}
