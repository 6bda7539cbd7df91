import { z } from 'zod';

/** A page as the build rendered it. */
export const prerenderedPage = z.object({
  /** The HTML that the remote renders. */
  html: z.string(),
  /** The rules for it, as styled-components marks them so that it can take them over. */
  css: z.string(),
  /** The version of styled-components that can. */
  styledVersion: z.string(),
});
export type PrerenderedPage = z.infer<typeof prerenderedPage>;

/**
 * The attributes of the element that has such a page's HTML: the remote and the path that it belongs to. While it has the first,
 * a rule of the server's hides what the shell draws.
 */
export const PRERENDERED = { remote: 'data-prerendered-remote', path: 'data-prerendered-path' } as const;

/** The property of `window` in which such a page keeps the button that was pressed last before its scripts ran. */
export const EARLY_PRESS = 'keydateEarlyPress';
