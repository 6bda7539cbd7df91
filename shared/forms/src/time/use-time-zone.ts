import { useSignedInUser } from '@keydate/client';
import { isTimeZone } from '@keydate/domain/zoned-moment';

/**
 * The zone in which moments are shown to the signed-in person: the one they chose, or the device's
 * (server/src/accounts/README.md, Time zone).
 */
export function useTimeZone(): string {
  const { timeZone } = useSignedInUser();
  // one that was chosen in a newer browser may be unknown to this one
  return timeZone !== null && isTimeZone(timeZone) ? timeZone : deviceTimeZone();
}

/** The zone of this device. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
