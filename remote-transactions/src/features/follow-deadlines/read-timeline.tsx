import type { Transaction } from '@keydate/contracts/transactions';
import type { PropertyClock } from '@keydate/domain/deadlines';
import { EmptyState } from '@keydate/ui';
import { CalendarDays } from '@keydate/ui/icons';
import { copy } from './copy';
import { Deadlines } from './timeline';
import { Section, SectionHead } from './timeline.styles';

interface ReadTimelineProps {
  transaction: Transaction;
  clock: PropertyClock;
}

/** The deadlines that a lender sees, in due order; only the company whose transaction it is can change them. */
export function ReadTimeline({ transaction, clock }: ReadTimelineProps) {
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
        <Deadlines transaction={transaction} clock={clock} />
      )}
    </Section>
  );
}
