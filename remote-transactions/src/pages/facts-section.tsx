import type { Transaction } from '@keydate/contracts/transactions';
import { loadLater } from '@keydate/forms/later';
import { Skeleton } from '@keydate/ui';
import type { ReactNode } from 'react';
import { Facts, FactsHead } from '../features/read-transaction/transaction.styles';
import { copy } from './copy';

// its list needs code that can load after the page
const ReminderLog = loadLater(async () => (await import('../features/read-reminders/reminder-log')).ReminderLog, {
  title: copy.reminders,
  fallback: <Skeleton height="120px" />,
});

const SubscribeCalendar = loadLater(
  async () => (await import('../features/subscribe-calendar/subscribe-calendar')).SubscribeCalendar,
  { title: copy.calendar, fallback: <Skeleton height="120px" /> },
);

interface FactsSectionProps {
  title: string;
  /** A button next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One of the sections next to a transaction's deadlines. */
export function FactsSection({ title, action, children }: FactsSectionProps) {
  return (
    <Facts>
      <FactsHead>
        <h2>{title}</h2>
        {action}
      </FactsHead>
      {children}
    </Facts>
  );
}

/** The planned and sent reminders of a transaction's deadlines. */
export function ReminderFacts({ transaction }: { transaction: Transaction }) {
  return (
    <FactsSection title={copy.reminders}>
      <ReminderLog transaction={transaction} />
    </FactsSection>
  );
}

/** The transaction's deadlines in a calendar program. */
export function CalendarFacts({ transactionId }: { transactionId: string }) {
  return (
    <FactsSection title={copy.calendar}>
      <SubscribeCalendar transactionId={transactionId} />
    </FactsSection>
  );
}
