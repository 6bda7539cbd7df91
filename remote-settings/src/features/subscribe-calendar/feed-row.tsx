import { useEndFeed } from '@keydate/client';
import type { CalendarFeed } from '@keydate/contracts/calendar-feeds';
import { dayAt } from '@keydate/domain/calendar-day';
import { useChangeButton } from '@keydate/forms/call';
import { useTimeZone } from '@keydate/forms/time';
import { Button, notify } from '@keydate/ui';
import { Row, RowText } from '../../ui/rows';
import { copy } from './copy';

/** The address of one transaction's feed, which can be ended here too. */
export function FeedRow({ feed: { transactionId, street, createdAt } }: { feed: CalendarFeed }) {
  const zone = useTimeZone();
  const name = street ?? copy.unseen;
  const ending = useChangeButton(useEndFeed(transactionId ?? undefined), {
    onDone: () => notify.success(copy.ended(name)),
    failed: copy.failedAction,
  });
  return (
    <Row>
      <RowText>
        <strong>{name}</strong>
        <span>{copy.madeOn(dayAt(new Date(createdAt), zone))}</span>
      </RowText>
      <Button
        variant="ghost"
        size="small"
        isBusy={ending.isBusy}
        aria-label={copy.endOf(name)}
        onClick={() => ending.press()}
      >
        {copy.end}
      </Button>
    </Row>
  );
}
