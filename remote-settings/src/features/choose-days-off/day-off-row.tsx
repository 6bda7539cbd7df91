import { dayWithWeekday, type CalendarDay } from '@keydate/domain/calendar-day';
import { useChangeButton } from '@keydate/forms/call';
import { Button, UnbrokenDays } from '@keydate/ui';
import { useChangeDaysOff } from '../../api/days-off';
import { Row, RowText } from '../../ui/rows';
import { copy } from './copy';

/** A day off of the company, and a button that removes it. */
export function DayOffRow({ day }: { day: CalendarDay }) {
  const removing = useChangeButton(useChangeDaysOff(), { failed: copy.failed });
  return (
    <Row>
      <RowText>
        <span>
          <UnbrokenDays text={dayWithWeekday(day)} />
        </span>
      </RowText>
      <Button
        variant="ghost"
        size="small"
        isBusy={removing.isBusy}
        aria-label={copy.removeOf(day)}
        onClick={() => removing.press({ remove: day })}
      >
        {copy.remove}
      </Button>
    </Row>
  );
}
