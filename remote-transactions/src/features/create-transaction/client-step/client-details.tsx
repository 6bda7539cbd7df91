import type { CompanyClient } from '@keydate/contracts/clients';
import { sideLabel } from '@keydate/domain/contract-type';
import { phoneText } from '@keydate/domain/phone-text';
import { Button, Stack, Tag, tokens } from '@keydate/ui';
import { Dialog } from '@keydate/ui/overlays';
import { styled } from 'styled-components';
import { addressLine, clientName } from '../../../domain/client-names';
import { copy } from './copy';

interface ClientDetailsProps {
  client: CompanyClient;
  onClose: () => void;
}

/** "See Details" of a client: name, phone, email and transactions. */
export function ClientDetails({ client, onClose }: ClientDetailsProps) {
  const { contact, transactions } = client;
  return (
    <Dialog
      isOpen
      size="small"
      title={clientName(client)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{copy.done}</Button>}
    >
      <Stack>
        <Facts>
          <dt>{copy.details.phone}</dt>
          <dd>{phoneText(contact.phone) || copy.notGiven}</dd>
          <dt>{copy.details.email}</dt>
          <dd>{contact.email}</dd>
          <dt>{copy.details.transactions}</dt>
          <dd>
            {transactions.length === 0 && copy.noTransactions}
            {transactions.map((transaction) => (
              <Transaction key={transaction._id}>
                <span>{addressLine(transaction)}</span>
                <Tag>{`${sideLabel(transaction.contract_type)} · ${transaction.status}`}</Tag>
              </Transaction>
            ))}
          </dd>
        </Facts>
      </Stack>
    </Dialog>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.gap[8]} ${tokens.gap[24]};
  font-size: ${tokens.size[14]};

  dt {
    color: ${tokens.color.softInk};
  }

  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

const Transaction = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.gap[4]} ${tokens.gap[8]};

  & + & {
    margin-top: ${tokens.gap[8]};
  }
`;
