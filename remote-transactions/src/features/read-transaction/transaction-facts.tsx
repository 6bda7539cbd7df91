import type { Invite, Transaction } from '@keydate/contracts/transactions';
import { Button, Icon, Skeleton } from '@keydate/ui';
import { MapPin, Pencil } from '@keydate/ui/icons';
import { lazy, Suspense, type Ref } from 'react';
import { ClientFacts } from './client-facts';
import { Fact, Facts, FactsColumn, FactsHead } from './transaction.styles';

// their lists bring code that the page can stand without
const ScheduleNotification = lazy(async () => ({
  default: (await import('../schedule-notification/schedule-notification')).ScheduleNotification,
}));
const SetTimeOfDay = lazy(async () => ({ default: (await import('../set-time-of-day/set-time-of-day')).SetTimeOfDay }));

interface TransactionFactsProps {
  transaction: Transaction;
  invites: readonly Invite[];
  editRef: Ref<HTMLButtonElement>;
  onEditAddress: () => void;
}

/** Who and where, and how deadlines are announced. */
export function TransactionFacts({ transaction, invites, editRef, onEditAddress }: TransactionFactsProps) {
  const { client_information, street, city, state, zipcode, country, status } = transaction;
  return (
    <FactsColumn aria-label="About this transaction">
      <Facts>
        <ClientFacts client={client_information} invites={invites} />
      </Facts>
      <Facts>
        <FactsHead>
          <h2>Address</h2>
          <Button ref={editRef} variant="ghost" size="small" icon={Pencil} onClick={onEditAddress}>
            Edit Address
          </Button>
        </FactsHead>
        <Fact>
          <Icon of={MapPin} />
          <address>
            {street}
            <br />
            {`${city}, ${state} ${zipcode}`}
            <br />
            {country}
          </address>
        </Fact>
      </Facts>
      <Facts>
        <FactsHead>
          <h2>Time of Day Deadline</h2>
        </FactsHead>
        <Suspense fallback={<Skeleton height="106px" />}>
          <SetTimeOfDay transaction={transaction} />
        </Suspense>
      </Facts>
      <Facts>
        <FactsHead>
          <h2>Scheduled Notification</h2>
        </FactsHead>
        {status === 'Active' ? (
          <Suspense fallback={<Skeleton height="88px" />}>
            <ScheduleNotification transaction={transaction} />
          </Suspense>
        ) : (
          <p>The transaction is closed; its deadlines are not announced any more.</p>
        )}
      </Facts>
    </FactsColumn>
  );
}
