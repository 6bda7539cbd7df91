import type { LateBecause } from '@keydate/contracts/reminders';
import { isShownToLender, type SharedDates } from '@keydate/domain/lender-access';
import { quietHoursAround, type QuietHours } from '@keydate/domain/quiet-hours';
import type { Role } from '@keydate/domain/roles';
import type { TimeOfDay } from '@keydate/domain/time-of-day';

interface Listener {
  id: string;
  companyId: string | null;
  role: Role;
  worksForId: string | null;
}

interface Reminded {
  transaction: { companyId: string; street: string };
  client: { fullName: string; email: string };
}

/**
 * The name of a client in a reminder. A client without a name goes by the email address; a lender of another company
 * may not see that, and reads the street instead.
 */
export function clientCalled({ companyId }: Pick<Listener, 'companyId'>, { transaction, client }: Reminded): string {
  const { fullName, email } = client;
  return fullName || (transaction.companyId === companyId ? email : transaction.street);
}

/**
 * True if a lender may read a reminder of theirs: its deadline is one that they see, and it is not from before they
 * accepted.
 */
export function isReadByLender(
  { dateId, title, goesOutAt, sentAt }: { dateId: string; title: string; goesOutAt: Date; sentAt: Date | null },
  { answeredAt, ...shared }: SharedDates & { answeredAt: Date | null },
): boolean {
  const isOfNow = answeredAt !== null && (sentAt ?? goesOutAt) >= answeredAt;
  return isOfNow && isShownToLender({ id: dateId, title }, shared);
}

/** A reminder that goes out within this time after its moment is not late. */
const LATE_MS = 15 * 60_000;

interface TimedReminder {
  personId: string;
  isLate: boolean;
  remindAt: Date;
  goesOutAt: Date;
}

/**
 * True if a reminder that goes out at an instant is late: its moment had passed when it was planned, or a server or
 * mail server was away since.
 */
export function isLateAt(reminder: Pick<TimedReminder, 'isLate' | 'goesOutAt'>, instant: Date): boolean {
  return reminder.isLate || isDelayedAt(reminder, instant);
}

function isDelayedAt({ goesOutAt }: Pick<TimedReminder, 'goesOutAt'>, instant: Date): boolean {
  return instant.getTime() - goesOutAt.getTime() > LATE_MS;
}

/** Why a reminder that goes out at an instant is late; null if it is not. */
export function lateBecauseOf(
  reminder: TimedReminder,
  { createdAt, createdById }: { createdAt: Date; createdById: string },
  instant: Date,
): LateBecause | null {
  const { personId, isLate, remindAt } = reminder;
  if (isDelayedAt(reminder, instant)) return 'delayed';
  if (!isLate) return null;
  if (remindAt >= createdAt) return 'changed';
  return personId === createdById ? 'entered-by-you' : 'entered';
}

/** The channels of a person: both, unless they chose otherwise. */
export function channelsChosen(settings: { byEmail: boolean; inApp: boolean } | null | undefined) {
  return { byEmail: settings?.byEmail ?? true, inApp: settings?.inApp ?? true };
}

/** The zone of somebody for whom no device has named one. */
const NO_ZONE = 'UTC';

/** The zone of a person's quiet hours and morning summary. `timeZone` is their choice; without it the device's applies. */
export function zoneOf(settings: { timeZone: string | null } | null, timeZone: string | null): string {
  return timeZone ?? settings?.timeZone ?? NO_ZONE;
}

/** The quiet hours of a person. `timeZone` is their choice. */
export function quietHoursOf(
  settings: { quietFrom: TimeOfDay | null; quietUntil: TimeOfDay | null; timeZone: string | null } | null,
  timeZone: string | null,
): QuietHours | null {
  if (!settings?.quietFrom || !settings.quietUntil) return null;
  const { quietFrom: from, quietUntil: until } = settings;
  return { from, until, timeZone: zoneOf(settings, timeZone) };
}

/** The end of the quiet hours that hold a mail now; null where none do, or the deadline does not wait that long. */
export function heldUntil(
  quiet: QuietHours | null,
  { now, endsAt }: { now: Date; endsAt: Date | undefined },
): Date | null {
  const end = quiet && quietHoursAround(now, quiet)?.end;
  return end && (endsAt === undefined || end < endsAt) ? end : null;
}
