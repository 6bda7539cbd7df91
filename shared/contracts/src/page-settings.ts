import { z } from 'zod';

/** The contact address where none is configured; builds write it into the pages that they render. */
export const PRESET_CONTACT_EMAIL = 'hello@keydate.example';

/** What the server's configuration tells the browser, written into every page beside the registry. Nothing secret. */
export const pageSettings = z.object({
  /** Who answers questions about personal data (spec § 2.3). */
  privacyEmail: z.string().default('privacy@keydate.example'),
  /** Who answers all other questions, as the landing page says. */
  contactEmail: z.string().default(PRESET_CONTACT_EMAIL),
  /** The key of the link-attribution service (spec § 7); without one only the address itself tells of an invitation. */
  branchKey: z.string().optional(),
  /** How the browser speaks to the payment provider; without it nothing can be bought. */
  stripe: z
    .object({
      publishableKey: z.string(),
      /** Where the sandbox's stand-in for Stripe.js is; without it the provider's own is loaded. */
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
  /** Whether the page writes to the console how long each remote took to load: in the demo, where developers work. */
  isDevelopment: z.boolean().optional(),
});
export type PageSettings = z.infer<typeof pageSettings>;
