import { paths, pictureAddress } from '@keydate/client';
import type { Transaction } from '@keydate/contracts/transactions';
import { sideLabel } from '@keydate/domain/contract-type';
import { Avatar, Tag } from '@keydate/ui';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { addressLine, clientTitle } from '../../domain/client-names';
import { Address, AsLender, CardLink, Client, GhostButton, Name } from './card.styles';
import { CardDates } from './card-dates';
import { copy } from './copy';

/** Spec § 9: the avatar on a card. */
const AVATAR_PX = 48;

interface TransactionCardProps {
  transaction: Transaction;
  now: Date;
}

/** A transaction in the grid (spec § 2.6): the whole card is one link. Rendered again only if its transaction or the minute changes. */
export const TransactionCard = memo(function TransactionCard({ transaction, now }: TransactionCardProps) {
  const { _id, client_information: client, contract_type, asLender } = transaction;
  return (
    <CardLink as={Link} to={paths.transaction(_id)} isPressable>
      <Client>
        <Avatar src={pictureAddress(client.client_id.avatar)} name={client.client_name} size={AVATAR_PX} />
        <Name dir="auto" title={clientTitle(client)}>
          {clientTitle(client)}
        </Name>
        <Tag>{sideLabel(contract_type)}</Tag>
        {asLender && <AsLender title={asLender.company}>{copy.asLender(asLender.company)}</AsLender>}
        <Address title={addressLine(transaction)}>{addressLine(transaction)}</Address>
      </Client>
      <CardDates transaction={transaction} now={now} />
      <GhostButton>{copy.see}</GhostButton>
    </CardLink>
  );
});
