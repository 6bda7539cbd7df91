import type { Change } from '@keydate/client';
import type { CalendarFeed, endCalendarFeed, makeCalendarFeed } from '@keydate/contracts/calendar-feeds';
import { dayAt } from '@keydate/domain/calendar-day';
import { Button, Cluster, notify, Stack } from '@keydate/ui';
import { Checkbox } from '@keydate/ui/forms';
import { ConfirmDialog } from '@keydate/ui/overlays';
import { useState } from 'react';
import { useChangeButton } from '../call';
import { useTimeZone } from '../time';
import { copy } from './copy';
import { ShownAddress } from './shown-address';

export interface CalendarAddressProps {
  /** The feed as the server lists it; undefined while there is none. */
  feed: CalendarFeed | undefined;
  /** Makes its address, in place of a former one. */
  make: Change<typeof makeCalendarFeed, boolean, string>;
  /** Ends it. */
  end: Change<typeof endCalendarFeed, void, unknown>;
}

/** Makes, shows once and ends the private address at which calendar programs read deadlines. */
export function CalendarAddress({ feed, make, end }: CalendarAddressProps) {
  const [alarms, setAlarms] = useState(feed?.alarms ?? false);
  const [shown, setShown] = useState<string | null>(null);
  const [asked, setAsked] = useState<'make' | 'end' | null>(null);
  const making = useChangeButton(make, { onDone: setShown, failed: copy.failed });
  const ending = useChangeButton(end, {
    onDone: () => {
      setShown(null);
      notify.success(copy.ended);
    },
    failed: copy.failed,
  });
  const zone = useTimeZone();
  return (
    <Stack gap={16}>
      {shown !== null && <ShownAddress url={shown} />}
      {feed && shown === null && <p>{copy.current(dayAt(new Date(feed.createdAt), zone), feed.alarms)}</p>}
      <Checkbox
        label={copy.alarms}
        hint={copy.alarmsHint}
        checked={alarms}
        onChange={(event) => setAlarms(event.target.checked)}
      />
      <Cluster gap={8}>
        <Button
          variant="secondary"
          size="small"
          isBusy={making.isBusy}
          onClick={() => (feed ? setAsked('make') : making.press(alarms))}
        >
          {feed ? copy.makeNew : copy.make}
        </Button>
        {feed && (
          <Button variant="ghost" size="small" isBusy={ending.isBusy} onClick={() => setAsked('end')}>
            {copy.end}
          </Button>
        )}
      </Cluster>
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === 'end' ? copy.confirmEnd : copy.confirmNew}
        confirmLabel={asked === 'end' ? copy.end : copy.makeNew}
        isDanger={asked === 'end'}
        onConfirm={() => {
          setAsked(null);
          if (asked === 'end') ending.press();
          else making.press(alarms);
        }}
        onCancel={() => setAsked(null)}
      >
        {asked === 'end' ? copy.confirmEndWhat : copy.confirmNewWhat}
      </ConfirmDialog>
    </Stack>
  );
}
