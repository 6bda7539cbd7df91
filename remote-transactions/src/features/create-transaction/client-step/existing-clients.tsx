import { Button, EmptyState, Notice, Skeleton } from '@keydate/ui';
import { FieldError, TextInput } from '@keydate/ui/forms';
import { Users } from '@keydate/ui/icons';
import type { CompanyClient } from '@keydate/contracts/clients';
import { useState } from 'react';
import { copy } from '../copy';
import { ClientCard } from './client-card';
import { ClientCards } from './client-card.look';
import { ClientDetails } from './client-details';
import { useExistingClients } from './use-existing-clients';

/** From this many on, a field narrows the cards down. */
const MANY = 9;

interface ExistingClientsProps {
  chosenId: string;
  onChoose: (id: string) => void;
  error: string | undefined;
}

/** The card list of spec § 2.7, of which one client is picked. */
export function ExistingClients({ chosenId, onChoose, error }: ExistingClientsProps) {
  const clients = useExistingClients();
  const [wanted, setWanted] = useState('');
  const [detailed, setDetailed] = useState<CompanyClient | null>(null);

  if (clients.isPending) return <Skeleton height="96px" />;
  if (clients.isError) {
    return (
      <Notice tone="error" title="Your clients could not be loaded." action={<Button look="secondary" size="small" onClick={() => void clients.refetch()}>Try again</Button>}>
        What you entered is kept.
      </Notice>
    );
  }
  if (clients.data.length === 0) return <EmptyState icon={Users} title={copy.noClients} />;

  const shown = clients.data.filter((client) => matches(client, wanted));
  return (
    <>
      {clients.data.length >= MANY && (
        <TextInput label="Find a client" type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
      )}
      <ClientCards>
        <legend>Your clients</legend>
        {shown.map((client) => (
          <ClientCard key={client.id} client={client} isChosen={client.id === chosenId} onChoose={() => onChoose(client.id)} onDetails={() => setDetailed(client)} />
        ))}
        {shown.length === 0 && <p>{copy.noClients}</p>}
      </ClientCards>
      {error && <FieldError>{error}</FieldError>}
      {detailed && <ClientDetails client={detailed} onClose={() => setDetailed(null)} />}
    </>
  );
}

function matches({ fullName, contact }: CompanyClient, wanted: string): boolean {
  return `${fullName} ${contact.email}`.toLowerCase().includes(wanted.trim().toLowerCase());
}
