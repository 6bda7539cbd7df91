import { dayWithWeekday } from '@keydate/domain/calendar-day';
import { UnbrokenDays } from '@keydate/ui';
import type { Disclosure } from '../../domain/disclosure-of-closing';
import { copy } from './copy';

/** By when the Closing Disclosure is received, and by when it is mailed. */
export function DisclosureLine({ disclosure: { day, isPast, mailing } }: { disclosure: Disclosure }) {
  const received = isPast ? copy.disclosurePast : copy.disclosure;
  return (
    <>
      <p>
        <UnbrokenDays text={received(dayWithWeekday(day))} />
      </p>
      {!isPast && (
        <p>
          <UnbrokenDays text={mailing.isPast ? copy.mailingPast : copy.mailing(dayWithWeekday(mailing.day))} />
        </p>
      )}
    </>
  );
}
