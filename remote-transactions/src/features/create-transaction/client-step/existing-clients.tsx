import { useClientList } from '@keydate/client';
import { EmptyState, LoadFailed, Skeleton, VisuallyHidden } from '@keydate/ui';
import { ChoiceGroup, TextInput } from '@keydate/ui/forms';
import { Users } from '@keydate/ui/icons';
import type { CompanyClient } from '@keydate/contracts/clients';
import { SEARCH_TERM_MAX } from '@keydate/contracts/limits';
import { useState } from 'react';
import { clientName } from '../../../domain/client-names';
import { Quiet } from '../../../ui/form.styles';
import { MoreWhenSeen } from '../../../ui/more-when-seen';
import { copy } from './copy';
import { ClientCard } from './client-card';
import { ClientCards } from './client-card.styles';
import { ClientDetails } from './client-details';

/** From this many clients on, there is a search field. */
const SEARCH_FROM = 9;

interface ExistingClientsProps {
  chosen: { id: string; name: string };
  onChoose: (chosen: { id: string; name: string }) => void;
  /** The hint for an empty list. */
  emptyHint: string;
  error: string | undefined;
}

/** The card list of spec § 2.7. A scroll loads more cards; typing filters them. */
export function ExistingClients({ chosen, onChoose, emptyHint, error }: ExistingClientsProps) {
  const [searched, setSearched] = useState('');
  const [detailed, setDetailed] = useState<CompanyClient | null>(null);
  const all = useClientList();
  const clients = useClientList(searched);

  if (clients.isPending) return <Skeleton height="96px" />;
  if (clients.isError && !clients.data) {
    return (
      <LoadFailed title={copy.failed} onRetry={() => void clients.refetch()}>
        {copy.entriesStay}
      </LoadFailed>
    );
  }
  if (all.data?.length === 0)
    return (
      <EmptyState icon={Users} title={copy.noClients}>
        {emptyHint}
      </EmptyState>
    );

  const isMany = all.hasNextPage || (all.data ?? []).length >= SEARCH_FROM;
  const isChosenHidden = chosen.id !== '' && !clients.data.some(({ id }) => id === chosen.id);
  return (
    <>
      {isMany && (
        <TextInput
          label={copy.find}
          type="search"
          autoComplete="off"
          maxLength={SEARCH_TERM_MAX}
          value={searched}
          onChange={(event) => setSearched(event.target.value)}
        />
      )}
      {isChosenHidden && <Quiet>{copy.selected(chosen.name)}</Quiet>}
      <ChoiceGroup legend={copy.clients} error={error}>
        <ClientCards>
          {clients.data.map((client) => (
            <ClientCard
              key={client.id}
              client={client}
              isChosen={client.id === chosen.id}
              onChoose={() => onChoose({ id: client.id, name: clientName(client) })}
              onDetails={() => setDetailed(client)}
            />
          ))}
        </ClientCards>
        {clients.data.length === 0 && <p>{copy.noClients}</p>}
      </ChoiceGroup>
      {/* always there: many screen readers announce only what changes in a region that they know */}
      <VisuallyHidden role="status">
        {searched !== '' && !clients.isPlaceholderData && copy.found(clients.data.length, clients.hasNextPage)}
      </VisuallyHidden>
      {clients.hasNextPage && (
        <MoreWhenSeen
          isLoading={clients.isFetchingNextPage}
          hasFailed={clients.isFetchNextPageError}
          onMore={() => void clients.fetchNextPage()}
        />
      )}
      {detailed && <ClientDetails client={detailed} onClose={() => setDetailed(null)} />}
    </>
  );
}
