import { z } from 'zod';

/**
 * What a remote says of itself before any of its code runs: the file `remote.json` beside its package.json.
 * Read by the build (into the release), by the server (which remote to preload for a path), by the host (routes,
 * slots) and by the remote's own entry module, so that adding a page needs no change outside the remote.
 */

/** The name of `withoutCompany` until November 2026; releases stored before then still carry it. */
const formerName = z.literal('founder').transform(() => 'withoutCompany' as const);

/** Who a page is for (spec § 2.1): signed out; signed in without a company; signed in with one. */
const audience = z.union([z.enum(['visitor', 'withoutCompany', 'member']), formerName]);
export type Audience = z.infer<typeof audience>;

const remoteName = z.string().regex(/^[a-z][a-z0-9]*$/);
const pagePath = z.string().regex(/^\/(?:[a-z0-9-]+(?:\/(?:[a-z0-9-]+|:[a-zA-Z]+))*)?$/);

export const remoteCard = z.object({
  name: remoteName,
  /** The version of the agreement between host and remote; the host refuses one it does not speak. */
  contract: z.literal(1),
  /** The name that people read when the remote cannot be shown. */
  title: z.string().min(1),
  pages: z.record(
    z.string(),
    z.object({ path: pagePath, audiences: z.array(audience).min(1), title: z.string().min(1) }),
  ),
  /** Places in the shell that this remote fills. */
  slots: z.array(z.string()),
});
export type RemoteCard = z.infer<typeof remoteCard>;

/** One build of one remote, as it lies in its immutable folder. Addresses are absolute paths on the page's origin. */
export const remoteRelease = z.object({
  release: z.string().regex(/^[a-z0-9-]+$/),
  entry: z.string().startsWith('/'),
  /** Files the first paint of any page needs, besides the entry; preloaded by the HTML for the page's remote. */
  preload: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
  /** The same, by page and slot key, for what only that one needs. */
  chunks: z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })),
  /** Versions of the shared packages that the remote was built to accept; compared with the host's before release. */
  requires: z.record(z.string(), z.string()),
  card: remoteCard,
  builtAt: z.iso.datetime(),
});
export type RemoteRelease = z.infer<typeof remoteRelease>;

/** What the page is told: the registry inlined in the HTML, name → release. */
export const pageRegistry = z.record(remoteName, remoteRelease);
export type PageRegistry = z.infer<typeof pageRegistry>;

/**
 * `registry.json` in KEYDATE_HOME: for each remote the release in force and those before it, newest first.
 * `setBy` keeps `npm start` from moving a pointer that a squad's release has set.
 */
export const registryFile = z.object({
  host: z.object({
    release: z.string(),
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
    /** Versions that the host shares, by package. */
    provides: z.record(z.string(), z.string()),
  }),
  remotes: z.record(
    remoteName,
    z.object({
      current: remoteRelease,
      previous: z.array(remoteRelease),
      setBy: z.enum(['start', 'release']),
    }),
  ),
});
export type RegistryFile = z.infer<typeof registryFile>;
