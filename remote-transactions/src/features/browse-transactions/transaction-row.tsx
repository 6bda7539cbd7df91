import { paths, pictureAddress } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { sideLabel } from '@keydate/domain/contract-type';
import { Avatar, Icon, StatusMark, Tag, VisuallyHidden } from '@keydate/ui';
import { BellOff } from '@keydate/ui/icons';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { cardDeadlines } from '../../domain/card-deadlines';
import { addressLine, clientTitle } from '../../domain/client-names';
import { DeadlineMark } from '../../ui/deadline-mark';
import { copy } from './copy';
import { RowAddress, RowClient, RowDay, RowLink, RowNext, RowOverdue, RowTags } from './list.styles';

interface TransactionRowProps {
  transaction: Transaction;
  now: Date;
  /** True if the person gets no emails about it; its page can turn them on. */
  isMuted: boolean;
}

/** A transaction on one line, which is one link. Rendered again only if its transaction or the minute changes. */
export const TransactionRow = memo(function TransactionRow({ transaction, now, isMuted }: TransactionRowProps) {
  const { _id, client_information: client, contract_type, asLender } = transaction;
  const { nearest, overdueCount } = cardDeadlines(transaction, now);
  return (
    <RowLink as={Link} to={paths.transaction(_id)}>
      <Avatar src={pictureAddress(client.client_id.avatar)} name={client.client_name} />
      <RowClient dir="auto" title={clientTitle(client)}>
        {isMuted && <Icon of={BellOff} size={16} label={copy.mailsOff} />}
        {clientTitle(client)}
      </RowClient>
      <RowAddress title={addressLine(transaction)}>{addressLine(transaction)}</RowAddress>
      <RowTags>
        <Tag>{sideLabel(contract_type)}</Tag>
        {asLender && <Tag title={copy.asLender(asLender.company)}>{copy.lender}</Tag>}
      </RowTags>
      <RowNext>
        {nearest ? (
          <>
            <VisuallyHidden>{copy.next}: </VisuallyHidden>
            <span title={nearest.title}>{nearest.title}</span>
            <DeadlineMark state={nearest.state} day={nearest.date} today={nearest.today} />
          </>
        ) : (
          <span>{copy.noDates}</span>
        )}
      </RowNext>
      <RowDay>{nearest?.date}</RowDay>
      <RowOverdue>
        {overdueCount > 0 && <StatusMark status="overdue">{copy.overdue(overdueCount)}</StatusMark>}
      </RowOverdue>
    </RowLink>
  );
});
