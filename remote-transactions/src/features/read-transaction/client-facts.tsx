import { pictureAddress } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { phoneText } from '@keydate/domain/phone-text';
import { Avatar, Icon } from '@keydate/ui';
import { Mail, Phone } from '@keydate/ui/icons';
import { clientTitle } from '../../domain/client-names';
import { copy } from './copy';
import { Client, Fact } from './transaction.styles';

/** In px: as on the cards of the dashboard (spec § 9). */
const AVATAR_PX = 48;

interface ClientFactsProps {
  client: Transaction['client_information'];
}

/** The client card (spec § 2.8): avatar, name or email, and how to reach the client. */
export function ClientFacts({ client }: ClientFactsProps) {
  return (
    <>
      <Client>
        <Avatar src={pictureAddress(client.client_id.avatar)} name={client.client_name} size={AVATAR_PX} />
        <h2>{clientTitle(client)}</h2>
      </Client>
      {/* a lender may not see it */}
      {client.email_address && (
        <Fact>
          <Icon of={Mail} label={copy.email} />
          <a href={mailAddress(client.email_address)}>{client.email_address}</a>
        </Fact>
      )}
      {client.phone_number && (
        <Fact>
          <Icon of={Phone} label={copy.phone} />
          <a href={`tel:${client.phone_number}`}>{phoneText(client.phone_number)}</a>
        </Fact>
      )}
    </>
  );
}

/** Escaped, so that what somebody typed as an address cannot add a subject or another recipient to the mail. */
function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
