import { CALENDAR_FILE_PATH } from '@keydate/contracts/calendar-feeds';
import type { Config } from '../../config';

/** The private address of a feed. The token is in the query, which no log has. */
export function addressOfFeed({ publicOrigin }: Pick<Config, 'publicOrigin'>, token: string): string {
  return `${publicOrigin}${CALENDAR_FILE_PATH}?token=${token}`;
}
