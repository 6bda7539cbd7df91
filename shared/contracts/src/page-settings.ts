import { z } from 'zod';

/** What the server's configuration tells the browser, written into every page beside the registry. Nothing secret. */
export const pageSettings = z.object({
  /** Who answers questions about personal data (spec § 2.3). */
  privacyEmail: z.string().default('privacy@keydate.example'),
  /** The key of the link-attribution service (spec § 7); without one only the address itself tells of an invitation. */
  branchKey: z.string().optional(),
});
export type PageSettings = z.infer<typeof pageSettings>;
