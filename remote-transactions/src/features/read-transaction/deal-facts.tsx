import { pictureAddress } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { Avatar, Icon } from '@keydate/ui';
import { Mail, MapPin, Phone } from '@keydate/ui/icons';
import { clientTitle, phoneText } from '../../domain/client-names';
import { Client, Fact, Facts } from './deal.look';

interface DealFactsProps {
  transaction: Transaction;
}

/** Who and where: the client card and the address. */
export function DealFacts({ transaction }: DealFactsProps) {
  const { client_information: client, street, city, state, zipcode, country } = transaction;
  return (
    <Facts as="aside" aria-label="About this transaction">
      <Client>
        <Avatar src={pictureAddress(client.client_id.avatar)} name={client.client_name} size={48} />
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
      <Fact>
        <Icon of={MapPin} label="Address" />
        <address>
          {street}
          <br />
          {`${city}, ${state} ${zipcode}`}
          <br />
          {country}
        </address>
      </Fact>
    </Facts>
  );
}

/** What stands in an address as it was typed may not add a subject or another reader to the mail. */
function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
