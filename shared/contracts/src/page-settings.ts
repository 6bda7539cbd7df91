import { PRESET_TODAY } from '@keydate/domain/example-days';
import { z } from 'zod';
import { calendarDay } from './fields';

/** The contact address where none is configured; builds write it into the pages that they render. */
export const PRESET_CONTACT_EMAIL = 'hello@keydate.example';
/** The same for the address for questions about personal data. */
export const PRESET_PRIVACY_EMAIL = 'privacy@keydate.example';

/** The plan in place of which the server writes those of its catalog. */
export const PRESET_PRICE = { plan: 'Keydate plan', price: 'Price of a month' };

/** The server's settings that the browser needs. Every page contains them, next to the registry. They hold nothing secret. */
export const pageSettings = z.object({
  /** The address for questions about personal data (spec § 2.3). */
  privacyEmail: z.string().default(PRESET_PRIVACY_EMAIL),
  /** The address for all other questions; the landing page shows it. */
  contactEmail: z.string().default(PRESET_CONTACT_EMAIL),
  /** The day on which the server sent the page: the landing page's example counts from it. */
  today: calendarDay.default(PRESET_TODAY),
  /** The prices of the catalog's plans, by month; missing where there is no catalog, as in the build. */
  prices: z.array(z.object({ plan: z.string(), price: z.string() })).optional(),
  /** The key of the link-attribution service (spec § 7); without one only the address itself tells of an invitation. */
  branchKey: z.string().optional(),
  /** How the browser speaks to the payment provider; without it nothing can be bought. */
  stripe: z
    .object({
      publishableKey: z.string(),
      /** The address of the sandbox's substitute for Stripe.js. Without it, the browser loads Stripe's own script. */
      standInScript: z.url().optional(),
    })
    .optional(),
  /** Where a tab may show another release of a remote (`?mfe=`); missing where it may not. */
  overrides: z
    .object({
      /** Other servers of Keydate that it may come from. */
      origins: z.array(z.string()),
    })
    .optional(),
  /** True if the page writes to the console how long each remote took to load: in the demo, where developers work. */
  isDevelopment: z.boolean().optional(),
});
export type PageSettings = z.infer<typeof pageSettings>;
