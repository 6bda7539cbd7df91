import { useSignedInUser } from '@keydate/client';
import { useNow } from '@keydate/forms/time';
import { ErrorPage, Grid, Stack, VisuallyHidden } from '@keydate/ui';
import { useDeferredValue, useId, type ReactNode } from 'react';
import type { Transaction } from '@keydate/contracts/transactions';
import { useMutedTransactions } from '../../api/muted-transactions';
import { useTransactionList } from '../../api/list-transactions';
import { clientTitle } from '../../domain/client-names';
import { FIRST_TRANSACTIONS } from '../../domain/first-steps';
import type { TransactionFilters } from '../../domain/transaction-filters';
import { MoreWhenSeen } from '../../ui/more-when-seen';
import { LastPlace, Place } from './card.styles';
import { copy } from './copy';
import { CardSkeletons } from './card-skeletons';
import { EmptyCard } from './empty-card';
import { FilterBar } from './filter-bar';
import { ListSkeleton } from './list-skeleton';
import { MutedMark } from './muted-mark';
import { TransactionCard } from './transaction-card';
import { TransactionLines } from './transaction-lines';
import { useFilters } from './use-filters';
import { useView } from './use-view';
import type { DashboardView } from './view.store';

interface BrowseTransactionsProps {
  onStart: () => void;
  /** Shown next to the empty card. */
  besideEmpty: ReactNode;
  /** Shown to somebody who has few transactions, with all of them. */
  firstSteps: (transactions: readonly Transaction[]) => ReactNode;
}

/** The transactions that a person may see, by side and status (spec § 2.6), as cards or as a list. */
export function BrowseTransactions(props: BrowseTransactionsProps) {
  const [filters, setFilters] = useFilters();
  const [view, setView] = useView(useSignedInUser()._id);
  const panelId = useId();
  return (
    <Stack gap={24}>
      <FilterBar filters={filters} onChange={setFilters} view={view} onView={setView} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-label={`${filters.status}, ${filters.side}`}>
        <Transactions key={`${filters.status} ${filters.side} ${view}`} filters={filters} view={view} {...props} />
      </div>
    </Stack>
  );
}

interface TransactionsProps extends BrowseTransactionsProps {
  filters: TransactionFilters;
  view: DashboardView;
}

function Transactions({ filters, view, onStart, besideEmpty, firstSteps }: TransactionsProps) {
  const list = useTransactionList(useSignedInUser()._id, filters);
  // thirty cards are drawn in pieces, so that a slow phone answers in between
  const transactions = useDeferredValue(list.data);

  if (list.isError && !list.data) {
    return <ErrorPage what={copy.yourTransactions} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />;
  }
  if (!transactions) return view === 'List' ? <ListSkeleton /> : <CardSkeletons />;
  const isAll = filters.side === 'All' && filters.status === 'Active' && !list.hasNextPage;
  const steps = isAll && transactions.length <= FIRST_TRANSACTIONS && firstSteps(transactions);
  return (
    <Stack gap={24}>
      {transactions.length === 0 && (
        <Grid columns={3}>
          <EmptyCard filters={filters} onStart={onStart} />
          {besideEmpty}
          {steps}
        </Grid>
      )}
      {transactions.length > 0 && view === 'Cards' && <Cards of={transactions} last={steps} />}
      {transactions.length > 0 && view === 'List' && (
        <>
          <TransactionLines of={transactions} />
          {steps && <Grid columns={3}>{steps}</Grid>}
        </>
      )}
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

interface CardsProps {
  of: readonly Transaction[];
  /** The content of the last cell. */
  last: ReactNode;
}

function Cards({ of: transactions, last }: CardsProps) {
  const muted = useMutedTransactions();
  const now = useNow();
  return (
    <Grid as="ul" columns={3}>
      {transactions.map((transaction) => (
        <Place key={transaction._id}>
          <TransactionCard transaction={transaction} now={now} />
          {muted.includes(transaction._id) && (
            <MutedMark transactionId={transaction._id} clientName={clientTitle(transaction.client_information)} />
          )}
        </Place>
      ))}
      {last && <LastPlace>{last}</LastPlace>}
    </Grid>
  );
}
