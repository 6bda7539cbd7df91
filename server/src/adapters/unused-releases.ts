import { DAY_MS } from '@keydate/domain/durations';

/** How many unused releases remain: pages that were opened earlier still request their files. */
export const FOR_OPEN_PAGES = 5;
/** How long the others remain: a backup of the database of these days names them, and their files need not be in it. */
export const UNUSED_MS = 7 * DAY_MS;
