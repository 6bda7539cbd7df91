import { pictureAddress } from '@keydate/client';
import type { Invite, Transaction } from '@keydate/contracts/transactions';
import { phoneText } from '@keydate/domain/phone-text';
import { Avatar, Icon } from '@keydate/ui';
import { Mail, Phone } from '@keydate/ui/icons';
import { clientTitle } from '../../domain/client-names';
import { InviteCodes } from '../share-invite-codes/invite-codes';
import { Client, Fact } from './transaction.styles';

/** In px: as on the cards of the dashboard (spec § 9). */
const AVATAR_PX = 48;

interface ClientFactsProps {
  client: Transaction['client_information'];
  invites: readonly Invite[];
}

/** The client card (spec § 2.8): avatar, name or e-mail, how to reach them, and the reader's invite codes. */
export function ClientFacts({ client, invites }: ClientFactsProps) {
  return (
    <>
      <Client>
        <Avatar src={pictureAddress(client.client_id.avatar)} name={client.client_name} size={AVATAR_PX} />
        <h2>{clientTitle(client)}</h2>
      </Client>
      <Fact>
        <Icon of={Mail} label="Email" />
        <a href={mailAddress(client.email_address)}>{client.email_address}</a>
      </Fact>
      {client.phone_number && (
        <Fact>
          <Icon of={Phone} label="Phone" />
          <a href={`tel:${client.phone_number}`}>{phoneText(client.phone_number)}</a>
        </Fact>
      )}
      <InviteCodes invites={invites} />
    </>
  );
}

/** What stands in an address as it was typed may not add a subject or another reader to the mail. */
function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
