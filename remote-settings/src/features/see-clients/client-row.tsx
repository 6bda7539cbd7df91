import { pictureAddress } from '@keydate/client';
import type { CompanyClient } from '@keydate/contracts/clients';
import { phoneText } from '@keydate/domain/phone-text';
import { Avatar } from '@keydate/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Row, RowText } from '../../ui/rows';
import { copy } from './copy';

/** One client: how to reach them, and how many of their transactions the reader sees. */
export function ClientRow({ client: { fullName, avatar, contact, transactions } }: { client: CompanyClient }) {
  const count = transactions.length > 0 ? copy.transactions(transactions.length) : '';
  const parts = [contact.email, phoneText(contact.phone), count].filter(Boolean);
  return (
    <Row>
      <Avatar src={pictureAddress(avatar)} name={fullName} />
      <RowText>
        <strong>{fullName || contact.email}</strong>
        <span>
          {parts.map((part, position) => (
            <Fragment key={part}>
              {position > 0 && ' · '}
              {part === contact.email ? part : <Unbroken>{part}</Unbroken>}
            </Fragment>
          ))}
        </span>
      </RowText>
    </Row>
  );
}

/** A line may end before it, and not inside it. */
const Unbroken = styled.span`
  white-space: nowrap;
`;
