import type { Invite, Transaction } from '@keydate/contracts/transactions';
import { Button, Icon, Skeleton } from '@keydate/ui';
import { MapPin, Pencil } from '@keydate/ui/icons';
import { lazy, Suspense, type Ref } from 'react';
import { ClientFacts } from '../features/read-transaction/client-facts';
import { Fact, Facts, FactsColumn, FactsHead } from '../features/read-transaction/transaction.styles';
import { InviteCodes } from '../features/share-invite-codes/invite-codes';
import { copy } from './copy';

// their lists need code that can load after the page
const ScheduleNotification = lazy(async () => ({
  default: (await import('../features/schedule-notification/schedule-notification')).ScheduleNotification,
}));
const SetTimeOfDay = lazy(async () => ({
  default: (await import('../features/set-time-of-day/set-time-of-day')).SetTimeOfDay,
}));

interface TransactionFactsProps {
  transaction: Transaction;
  invites: readonly Invite[];
  editRef: Ref<HTMLButtonElement>;
  onEditAddress: () => void;
}

/** The client, the property, and how deadlines are announced. */
export function TransactionFacts({ transaction, invites, editRef, onEditAddress }: TransactionFactsProps) {
  const { client_information, street, city, state, zipcode, country, status } = transaction;
  return (
    <FactsColumn aria-label={copy.facts}>
      <Facts>
        <ClientFacts client={client_information} />
        <InviteCodes invites={invites} />
      </Facts>
      <Facts>
        <FactsHead>
          <h2>{copy.address}</h2>
          <Button ref={editRef} variant="ghost" size="small" icon={Pencil} onClick={onEditAddress}>
            {copy.editAddress}
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
          <h2>{copy.timeOfDay}</h2>
        </FactsHead>
        <Suspense fallback={<Skeleton height="106px" />}>
          <SetTimeOfDay transaction={transaction} />
        </Suspense>
      </Facts>
      <Facts>
        <FactsHead>
          <h2>{copy.notification}</h2>
        </FactsHead>
        {status === 'Active' ? (
          <Suspense fallback={<Skeleton height="88px" />}>
            <ScheduleNotification transaction={transaction} />
          </Suspense>
        ) : (
          <p>{copy.notAnnounced}</p>
        )}
      </Facts>
    </FactsColumn>
  );
}
