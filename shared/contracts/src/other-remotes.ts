import { z } from 'zod';
import { remoteCard, remoteName } from './registry';

/** The id of the element with `otherRemotes`. */
export const OTHER_REMOTES = 'keydate-other-remotes';

/**
 * The remotes of a large site whose releases a page does not carry: their pages, and their entries of the sidebar. An address of one
 * is loaded as a page of its own, which carries that remote.
 */
export const otherRemotes = z.record(
  remoteName,
  z.object({
    card: z.object({
      pages: z.record(
        z.string(),
        z.object({
          path: z.string(),
          /** Missing for a page of members alone, as most are. */
          audiences: remoteCard.shape.pages.valueType.shape.audiences.default(['member']),
          title: z.string(),
        }),
      ),
      navigation: remoteCard.shape.navigation,
    }),
    /** The address of its entry file, next to which are its icons; missing without icons of its own. */
    entry: z.string().optional(),
  }),
);
/** As the server writes them. */
export type WrittenOtherRemotes = z.input<typeof otherRemotes>;
export type OtherRemotes = z.infer<typeof otherRemotes>;
