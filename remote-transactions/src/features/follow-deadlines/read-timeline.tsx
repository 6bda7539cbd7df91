import type { Transaction } from '@keydate/contracts/transactions';
import type { CalendarDay } from '@keydate/domain/calendar-day';
import { EmptyState } from '@keydate/ui';
import { CalendarDays } from '@keydate/ui/icons';
import { copy } from './copy';
import { Deadlines } from './timeline';
import { Section, SectionHead } from './timeline.styles';

interface ReadTimelineProps {
  transaction: Transaction;
  today: CalendarDay;
}

/** The deadlines that a lender sees, in due order; only the company whose transaction it is can change them. */
export function ReadTimeline({ transaction, today }: ReadTimelineProps) {
  return (
    <Section aria-labelledby="deadlines">
      <SectionHead>
        <h2 id="deadlines">{copy.deadlines}</h2>
      </SectionHead>
      {transaction.contractDates.length === 0 ? (
        <EmptyState icon={CalendarDays} title={copy.noDeadlinesTitle}>
          {copy.nothingShared}
        </EmptyState>
      ) : (
        <Deadlines transaction={transaction} today={today} />
      )}
    </Section>
  );
}
