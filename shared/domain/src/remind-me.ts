import { DAY_MS, HOUR_MS } from './durations';
import { clockMsAt, momentOfClockMs } from './zoned-moment';

/** The choices of "Remind me". */
export type RemindChoice = 'in-an-hour' | 'this-evening' | 'tomorrow-morning' | 'later-morning';

const EVENING_MS = 18 * HOUR_MS;
const MORNING_MS = 8 * HOUR_MS;
/** How many mornings after tomorrow's are offered: two weeks, and what is left of them before the end. */
const LATER_MORNINGS = 13;

/**
 * The moments at which a person can be reminded once more, by the clocks of their zone: none past the deadline's end. This
 * evening is offered while it is more than an hour away.
 */
export function remindChoices(
  now: Date,
  { endsAt, timeZone }: { endsAt: Date; timeZone: string },
): { choice: RemindChoice; at: Date }[] {
  const midnight = Math.floor(clockMsAt(now, timeZone) / DAY_MS) * DAY_MS;
  const inAnHour = new Date(now.getTime() + HOUR_MS);
  const evening = momentOfClockMs(midnight + EVENING_MS, timeZone);
  const morningIn = (days: number) => momentOfClockMs(midnight + days * DAY_MS + MORNING_MS, timeZone);
  const choices: { choice: RemindChoice; at: Date }[] = [
    { choice: 'in-an-hour', at: inAnHour },
    ...(evening > inAnHour ? [{ choice: 'this-evening' as const, at: evening }] : []),
    { choice: 'tomorrow-morning', at: morningIn(1) },
    ...Array.from({ length: LATER_MORNINGS }, (_, nth) => ({
      choice: 'later-morning' as const,
      at: morningIn(nth + 2),
    })),
  ];
  return choices.filter(({ at }) => at < endsAt);
}
