import { paths, type ChosenReceiver } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { ButtonLink, Icon } from '@keydate/ui';
import { MessageSquare } from '@keydate/ui/icons';
import { Link } from 'react-router-dom';
import { clientTitle } from '../../domain/client-names';
import { copy } from './copy';

/** Leads to the conversation with the client, which may have no message yet. */
export function MessageClient({ client }: { client: Transaction['client_information'] }) {
  const { _id, avatar } = client.client_id;
  const receiver = { _id, avatar, fullName: clientTitle(client) };
  return (
    <ButtonLink
      as={Link}
      to={paths.conversation(_id)}
      state={{ receiver, kind: 'client' } satisfies ChosenReceiver}
      variant="secondary"
    >
      <Icon of={MessageSquare} size={16} />
      {copy.messageClient}
    </ButtonLink>
  );
}
