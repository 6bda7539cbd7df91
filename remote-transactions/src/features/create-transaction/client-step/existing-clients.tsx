import { Button, EmptyState, Notice, Skeleton, VisuallyHidden } from '@keydate/ui';
import { ChoiceGroup, TextInput } from '@keydate/ui/forms';
import { Users } from '@keydate/ui/icons';
import type { CompanyClient } from '@keydate/contracts/clients';
import { SEARCH_TERM_MAX } from '@keydate/contracts/limits';
import { useState } from 'react';
import { useClientList } from '../../../api/list-clients';
import { clientName } from '../../../domain/client-names';
import { Quiet } from '../../../ui/form.styles';
import { MoreWhenSeen } from '../../../ui/more-when-seen';
import { copy } from '../copy';
import { ClientCard } from './client-card';
import { ClientCards } from './client-card.styles';
import { ClientDetails } from './client-details';

/** From this many on, a field narrows the cards down. */
const MANY = 9;

interface ExistingClientsProps {
  chosen: { id: string; name: string };
  onChoose: (chosen: { id: string; name: string }) => void;
  /** Where there are none: what to do. */
  wayOut: string;
  error: string | undefined;
}

/** The card list of spec § 2.7, of which one client is picked; more cards come as one scrolls, fewer as one types. */
export function ExistingClients({ chosen, onChoose, wayOut, error }: ExistingClientsProps) {
  const [wanted, setWanted] = useState('');
  const [detailed, setDetailed] = useState<CompanyClient | null>(null);
  const everybody = useClientList();
  const clients = useClientList(wanted);

  if (clients.isPending) return <Skeleton height="96px" />;
  if (clients.isError && !clients.data) {
    return (
      <Notice
        tone="error"
        title="Your clients could not be loaded."
        action={
          <Button variant="secondary" size="small" onClick={() => void clients.refetch()}>
            Try again
          </Button>
        }
      >
        What you entered is kept.
      </Notice>
    );
  }
  if (everybody.data?.length === 0)
    return (
      <EmptyState icon={Users} title={copy.noClients}>
        {wayOut}
      </EmptyState>
    );

  const isMany = everybody.hasNextPage || (everybody.data ?? []).length >= MANY;
  const isChosenElsewhere = chosen.id !== '' && !clients.data.some(({ id }) => id === chosen.id);
  return (
    <>
      {isMany && (
        <TextInput
          label="Find a client"
          type="search"
          autoComplete="off"
          maxLength={SEARCH_TERM_MAX}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {isChosenElsewhere && <Quiet>{`Chosen: ${chosen.name}`}</Quiet>}
      <ChoiceGroup legend="Your clients" error={error}>
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
      {wanted !== '' && !clients.isPlaceholderData && (
        <VisuallyHidden role="status">{foundWords(clients.data.length, clients.hasNextPage)}</VisuallyHidden>
      )}
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

/** How many clients a search leaves, for screen readers. */
function foundWords(count: number, hasMore: boolean): string {
  if (count === 0) return copy.noClients;
  return `${count === 1 ? '1 client' : `${count} clients`} found${hasMore ? ', more to come' : ''}`;
}
