import type { Transaction } from '@keydate/contracts/transactions';
import { dayWithWeekday, type CalendarDay } from '@keydate/domain/calendar-day';
import { Notice, UnbrokenDays } from '@keydate/ui';
import { movedClosingOf } from '../../domain/disclosure-of-closing';
import { copy } from './copy';
import { NoticeLine } from './timeline.styles';

interface MovedClosingProps {
  transaction: Transaction;
  today: CalendarDay;
}

/** Warns, for the realtor and the lender, that the closing was moved and the Closing Disclosure's latest day with it. */
export function MovedClosing({ transaction, today }: MovedClosingProps) {
  const moved = movedClosingOf(transaction, today);
  if (!moved) return null;
  const { closing, day, was, isPast, mailing } = moved;
  const words = isPast ? copy.movedTooSoon(dayWithWeekday(day)) : copy.moved(dayWithWeekday(day), dayWithWeekday(was));
  return (
    <NoticeLine>
      <Notice tone="warn" title={<UnbrokenDays text={copy.closingMoved(dayWithWeekday(closing))} />}>
        <UnbrokenDays text={words} />{' '}
        {!isPast && (
          <UnbrokenDays text={mailing.isPast ? copy.mailingPast : copy.mailing(dayWithWeekday(mailing.day))} />
        )}
      </Notice>
    </NoticeLine>
  );
}
