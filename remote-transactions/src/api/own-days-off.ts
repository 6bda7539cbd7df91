import { useSignedInUser } from '@keydate/client';
import { NO_OWN_DAYS_OFF, type OwnDaysOff } from '@keydate/domain/computed-deadlines/own-days-off';

/** The additions of the signed-in person's company to the days off. */
export function useOwnDaysOff(): OwnDaysOff {
  return useSignedInUser().company?.daysOff ?? NO_OWN_DAYS_OFF;
}
