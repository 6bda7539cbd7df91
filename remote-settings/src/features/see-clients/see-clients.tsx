import { useClientList } from '@keydate/client';
import { ACCOUNT_SUMMARY, SEARCH_TERM_MAX } from '@keydate/contracts/limits';
import { Button, EmptyState, LoadFailed, Skeleton, VisuallyHidden } from '@keydate/ui';
import { TextInput } from '@keydate/ui/forms';
import { Users } from '@keydate/ui/icons';
import { useState } from 'react';
import { ListLink } from '../../ui/list-link';
import { Rows } from '../../ui/rows';
import { Section } from '../../ui/section';
import { ClientRow } from './client-row';
import { copy } from './copy';

/** The company's clients: the first four, or all of them with a search (spec § 2.12). */
export function SeeClients({ isFull }: { isFull: boolean }) {
  const [typed, setTyped] = useState('');
  // the summary has no search field: the typed text returns with the full list
  const sought = isFull ? typed : '';
  const clients = useClientList(sought);
  const found = clients.data ?? [];
  const shown = isFull ? found : found.slice(0, ACCOUNT_SUMMARY);
  const hasClients = found.length > 0 || sought !== '';
  return (
    <Section
      title={copy.title}
      action={
        isFull ? (
          <ListLink>{copy.back}</ListLink>
        ) : (
          found.length > 0 && (
            <ListLink list="clients" label={copy.seeAllClients}>
              {copy.seeAll}
            </ListLink>
          )
        )
      }
    >
      {isFull && hasClients && (
        <TextInput
          label={copy.search}
          type="search"
          autoComplete="off"
          maxLength={SEARCH_TERM_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {clients.isPending && <Skeleton height="72px" />}
      {clients.isError && !clients.data && (
        <LoadFailed onRetry={() => void clients.refetch()}>{copy.failed}</LoadFailed>
      )}
      {clients.data && !hasClients && (
        <EmptyState icon={Users} title={copy.empty}>
          {copy.emptyHint}
        </EmptyState>
      )}
      {/* it is always there: many screen readers announce only what changes in a region that they know */}
      {isFull && (
        <VisuallyHidden role="status">
          {sought !== '' && clients.data && !clients.isPlaceholderData && copy.found(found.length, clients.hasNextPage)}
        </VisuallyHidden>
      )}
      {sought !== '' && clients.data?.length === 0 && <p>{copy.notFound}</p>}
      {shown.length > 0 && (
        <Rows>
          {shown.map((client) => (
            <ClientRow key={client.id} client={client} />
          ))}
        </Rows>
      )}
      {isFull && clients.isFetchNextPageError && (
        <LoadFailed onRetry={() => void clients.fetchNextPage()}>{copy.moreFailed}</LoadFailed>
      )}
      {isFull && clients.hasNextPage && !clients.isFetchNextPageError && (
        <div>
          <Button variant="secondary" isBusy={clients.isFetchingNextPage} onClick={() => void clients.fetchNextPage()}>
            {copy.more}
          </Button>
        </div>
      )}
    </Section>
  );
}
