import type { Invite, KeptContract, Transaction } from '@keydate/contracts/transactions';
import { InviteCodes } from '@keydate/forms/invites';
import { loadLater } from '@keydate/forms/later';
import { Button, Skeleton, Stack } from '@keydate/ui';
import { Pencil } from '@keydate/ui/icons';
import type { Ref } from 'react';
import { hasAcceptanceDeadline } from '../domain/hours-in-contract';
import { ClientFacts } from '../features/read-transaction/client-facts';
import { FollowLoan } from '../features/follow-loan/follow-loan';
import { PropertyAddress } from '../features/read-transaction/property-address';
import { StoredContract } from '../features/remove-contract/stored-contract';
import { FurtherReminders } from '../features/schedule-notification/further-reminders';
import { Facts, FactsColumn } from '../features/read-transaction/transaction.styles';
import { copy } from './copy';
import { CalendarFacts, FactsSection, ReminderFacts } from './facts-section';

// their lists need code that can load after the page
const ScheduleNotification = loadLater(
  async () => (await import('../features/schedule-notification/schedule-notification')).ScheduleNotification,
  { title: copy.notification, fallback: <Skeleton height="88px" /> },
);
const SetHour = loadLater(async () => (await import('../features/set-hours/set-hour')).SetHour, {
  title: copy.timeOfDay,
  fallback: <Skeleton height="106px" />,
});
const CountingFacts = loadLater(
  async () => (await import('../features/follow-deadlines/counts/counting-facts')).CountingFacts,
  {
    title: copy.counting,
    fallback: <Skeleton height="88px" />,
  },
);
const ShareWithLenders = loadLater(
  async () => (await import('../features/share-with-lenders/share-with-lenders')).ShareWithLenders,
  { title: copy.lenders, fallback: <Skeleton height="96px" /> },
);
const GetSecondOpinion = loadLater(
  async () => (await import('../features/get-second-opinion/get-second-opinion')).GetSecondOpinion,
  { title: copy.secondOpinion, fallback: <Skeleton height="96px" /> },
);

interface TransactionFactsProps {
  transaction: Transaction;
  invites: readonly Invite[];
  contract: KeptContract | null;
  editRef: Ref<HTMLButtonElement>;
  onEditAddress: () => void;
}

/** The client, the property, and how deadlines are announced. */
export function TransactionFacts({ transaction, invites, contract, editRef, onEditAddress }: TransactionFactsProps) {
  const { client_information, status } = transaction;
  return (
    <FactsColumn aria-label={copy.facts}>
      <Facts>
        <ClientFacts client={client_information} />
        <InviteCodes invites={invites} />
      </Facts>
      <FactsSection
        title={copy.address}
        action={
          <Button ref={editRef} variant="ghost" size="small" icon={Pencil} onClick={onEditAddress}>
            {copy.editAddress}
          </Button>
        }
      >
        <PropertyAddress transaction={transaction} />
      </FactsSection>
      {contract && (
        <FactsSection title={copy.contract}>
          <StoredContract contract={contract} transactionId={transaction._id} />
        </FactsSection>
      )}
      <FactsSection title={copy.lenders}>
        <ShareWithLenders transaction={transaction} />
        <FollowLoan transactionId={transaction._id} />
      </FactsSection>
      <FactsSection title={copy.secondOpinion}>
        <GetSecondOpinion transaction={transaction} />
      </FactsSection>
      <FactsSection title={copy.counting}>
        <CountingFacts transaction={transaction} />
      </FactsSection>
      <FactsSection title={copy.timeOfDay}>
        <SetHour field="time_of_day" transaction={transaction} />
      </FactsSection>
      {hasAcceptanceDeadline(transaction.contractDates, transaction.acceptance_time) && (
        <FactsSection title={copy.acceptanceTime}>
          <SetHour field="acceptance_time" transaction={transaction} />
        </FactsSection>
      )}
      <FactsSection title={copy.notification}>
        {status === 'Active' ? (
          <Stack gap={16}>
            <ScheduleNotification transaction={transaction} />
            <FurtherReminders transaction={transaction} />
          </Stack>
        ) : (
          <p>{copy.notAnnounced}</p>
        )}
      </FactsSection>
      <ReminderFacts transaction={transaction} />
      <CalendarFacts transactionId={transaction._id} />
    </FactsColumn>
  );
}
