import { pictureAddress } from '@keydate/client';
import type { CompanyClient } from '@keydate/contracts/clients';
import { phoneText } from '@keydate/domain/phone-text';
import { Avatar } from '@keydate/ui';
import { Row, RowText } from '../../ui/rows';
import { copy } from './copy';

/** One client: how to reach them, and how many of their transactions the reader sees. */
export function ClientRow({ client: { fullName, avatar, contact, transactions } }: { client: CompanyClient }) {
  const reach = [contact.email, phoneText(contact.phone)].filter(Boolean);
  return (
    <Row>
      <Avatar src={pictureAddress(avatar)} name={fullName} />
      <RowText>
        <strong>{fullName || contact.email}</strong>
        <span>{reach.join(' · ')}</span>
      </RowText>
      {transactions.length > 0 && <span>{copy.transactions(transactions.length)}</span>}
    </Row>
  );
}
