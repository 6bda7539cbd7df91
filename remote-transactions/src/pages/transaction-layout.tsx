import { paths, useNameOfPage, useSignedInUser } from '@keydate/client';
import type { Invite, KeptContract, Transaction } from '@keydate/contracts/transactions';
import { sideLabel } from '@keydate/domain/contract-type';
import { useFocusBack } from '@keydate/forms/focus';
import { loadLater } from '@keydate/forms/later';
import { useNow } from '@keydate/forms/time';
import { Icon, PageHeading, Tag, TextLink } from '@keydate/ui';
import { ArrowLeft } from '@keydate/ui/icons';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { clientTitle } from '../domain/client-names';
import { clockOfTransaction } from '../domain/clock-of-transaction';
import { unsavedDialog } from '../editing/edits.store';
import { copy } from './copy';
import { TransactionFacts } from './transaction-facts';
import { HeaderFacts } from '../features/read-transaction/header-facts';
import { MessageClient } from '../features/read-transaction/message-client';
import { Columns, Tags, WayBack } from '../features/read-transaction/transaction.styles';
import { MutedNotice } from '../features/see-muted/muted-notice';
import { Timeline } from '../features/follow-deadlines/timeline';

// the dialogs load after the transaction is shown
const CompleteTransaction = loadLater(
  async () => (await import('../features/complete-transaction/complete-transaction')).CompleteTransaction,
  { title: copy.complete, fallback: null },
);
const UndoClosing = loadLater(async () => (await import('../features/complete-transaction/undo-closing')).UndoClosing, {
  title: copy.undo,
  fallback: null,
});
const EditAddress = loadLater(async () => (await import('../features/edit-address/edit-address')).EditAddress, {
  title: copy.editAddress,
  fallback: null,
  close: ({ onClose }) => onClose(),
});
const EditContractDates = loadLater(
  async () => (await import('../features/edit-contract-dates/edit-contract-dates')).EditContractDates,
  { title: copy.editDates, fallback: null, close: ({ onClose }) => onClose() },
);

interface TransactionLayoutProps {
  transaction: Transaction;
  invites: readonly Invite[];
  contract: KeptContract | null;
}

/** The timeline on the left, the facts on the right, and one dialog at a time over them. */
export function TransactionLayout({ transaction, invites, contract }: TransactionLayoutProps) {
  const { _id: userId } = useSignedInUser();
  // an edit that a reload or leaving interrupted opens again
  const [editing, setEditing] = useState(() => unsavedDialog(userId, transaction._id));
  const { client_information: client, contract_type, status } = transaction;
  useNameOfPage(clientTitle(client));
  const addressButton = useRef<HTMLButtonElement>(null);
  const datesButton = useRef<HTMLButtonElement>(null);
  const statusTags = useRef<HTMLSpanElement>(null);
  useFocusBack(editing === 'address', addressButton);
  useFocusBack(editing === 'dates', datesButton);
  const clock = clockOfTransaction(transaction, useNow());
  const stopEditing = () => setEditing(null);
  return (
    <>
      <WayBack>
        <TextLink as={Link} to={paths.dashboard}>
          <Icon of={ArrowLeft} size={16} />
          {copy.dashboard}
        </TextLink>
      </WayBack>
      <PageHeading
        title={clientTitle(client)}
        actions={
          <>
            {status === 'Active' && <MessageClient client={client} />}
            <CompleteTransaction transaction={transaction} clock={clock} onClosed={() => statusTags.current?.focus()} />
          </>
        }
      >
        <Tags ref={statusTags} tabIndex={-1}>
          <Tag>{sideLabel(contract_type)}</Tag>
          <Tag>{status}</Tag>
        </Tags>
        <HeaderFacts transaction={transaction} />
      </PageHeading>
      <UndoClosing onReopened={() => statusTags.current?.focus()} />
      <MutedNotice transactionId={transaction._id} />
      <Columns>
        <Timeline transaction={transaction} clock={clock} editRef={datesButton} onEdit={() => setEditing('dates')} />
        <TransactionFacts
          transaction={transaction}
          invites={invites}
          contract={contract}
          editRef={addressButton}
          onEditAddress={() => setEditing('address')}
        />
      </Columns>
      {editing === 'address' && <EditAddress transaction={transaction} onClose={stopEditing} />}
      {editing === 'dates' && <EditContractDates transaction={transaction} today={clock.today} onClose={stopEditing} />}
    </>
  );
}
