import { TZDate } from '@date-fns/tz';
import { partsOfDay } from '@keydate/domain/calendar-day';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@keydate/domain/durations';
import { HOURS_IN } from '@keydate/domain/notification-units';
import { momentOf, wallClockAt } from '@keydate/domain/zoned-moment';
import {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEvent,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { tzlib_get_ical_block as vtimezoneOf } from 'timezones-ical-library';
import type { FeedEvent } from './events-of-feed';

/** How often programs are asked to read a feed again, in seconds. */
const REFRESH_S = 15 * 60;
/** From the start of a whole day to its end at 11:59 PM, in seconds. */
const TO_LAST_MINUTE_S = (DAY_MS - MINUTE_MS) / 1000;

export interface Calendar {
  name: string;
  events: readonly FeedEvent[];
  /** True to add alarms to each event, at the moments of its reminders. */
  alarms: boolean;
  /** The address of a transaction's page. */
  urlOf: (transactionId: string) => string;
}

/**
 * The iCalendar text of deadlines (RFC 5545). A deadline until 11:59 PM is a whole day. One that ends at another hour starts then, in
 * the zone of the property, and has no length. The same events give the same text.
 */
export function writeCalendar({ name, events, alarms, urlOf }: Calendar): string {
  const calendar = new ICalCalendar({
    name,
    prodId: { company: 'Keydate', product: 'Deadlines', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
    timezone: { name: null, generator: (zone) => vtimezoneOf(zone, false)[0] ?? null },
  });
  for (const event of events) {
    const written = calendar.createEvent({
      id: event.uid,
      sequence: event.sequence,
      stamp: event.changedAt,
      lastModified: event.changedAt,
      ...startOf(event),
      summary: `${event.title}, ${event.street}`,
      url: urlOf(event.transactionId),
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(event.isCanceled && { status: ICalEventStatus.CANCELLED }),
    });
    if (alarms && !event.isCanceled) addAlarms(written, event);
  }
  return calendar.toString();
}

function startOf({ day, endsBy, timeZone }: FeedEvent) {
  if (endsBy === null) {
    const { year, month, day: date } = partsOfDay(day);
    return { start: new Date(Date.UTC(year, month - 1, date)), allDay: true };
  }
  const start = momentOf({ day, time: endsBy }, timeZone);
  // an hour that clocks show twice: programs disagree about the zone's, not about UTC's
  const isShownAgain = wallClockAt(new Date(start.getTime() + HOUR_MS), timeZone).time === endsBy;
  return isShownAgain ? { start } : { start: new TZDate(start.getTime(), timeZone), timezone: timeZone };
}

/** Alarms count from the deadline's end, on whole days too: programs would count from the day's beginning. */
function addAlarms(written: ICalEvent, { endsBy, leads }: FeedEvent): void {
  const toEnd = endsBy === null ? TO_LAST_MINUTE_S : 0;
  const triggers = leads.map(({ type, value }) => value * HOURS_IN[type] * 3600 - toEnd);
  for (const trigger of new Set(triggers)) {
    const alarm = written.createAlarm({ type: ICalAlarmType.display, trigger, description: written.summary() });
    alarm.relatesTo(ICalAlarmRelatesTo.start);
  }
}
