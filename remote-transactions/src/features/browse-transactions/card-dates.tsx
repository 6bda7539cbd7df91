import type { Transaction } from '@keydate/contracts/transactions';
import { dayOnLeaf, dayWithWeekday } from '@keydate/domain/calendar-day';
import { CalendarLeaf, DeadlineRow, shortTitles, StatusMark } from '@keydate/ui';
import { cardDeadlines } from '../../domain/card-deadlines';
import { DeadlineMark } from '../../ui/deadline-mark';
import { Dates, DatesHead } from './card.styles';
import { copy } from './copy';

interface CardDatesProps {
  transaction: Transaction;
  now: Date;
}

/** A transaction's next deadlines, with the nearest day as a large calendar leaf. */
export function CardDates({ transaction, now }: CardDatesProps) {
  const { rows, nearest, overdueCount } = cardDeadlines(transaction, now);
  const titles = shortTitles(rows.map(({ title }) => title));
  return (
    <Dates>
      <DatesHead>
        {nearest && (
          <CalendarLeaf
            {...dayOnLeaf(nearest.date)}
            label={dayWithWeekday(nearest.date)}
            status={nearest.state === 'later' ? undefined : nearest.state}
          />
        )}
        <div>
          <p>{copy.upcoming}</p>
          {nearest ? (
            <DeadlineMark state={nearest.state} day={nearest.date} today={nearest.today} />
          ) : (
            <p>{copy.noDates}</p>
          )}
        </div>
      </DatesHead>
      <div>
        {overdueCount > 0 && <StatusMark status="overdue">{copy.overdue(overdueCount)}</StatusMark>}
        {rows.map(({ _id, title, date }, at) => (
          <DeadlineRow key={_id} title={title} shortTitle={titles[at]} date={date} isNearest={_id === nearest?._id} />
        ))}
      </div>
    </Dates>
  );
}
