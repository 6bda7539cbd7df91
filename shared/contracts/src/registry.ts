import { z } from 'zod';
import { navigationEntries } from './navigation';

/**
 * The description of a remote, read before any of its code runs: the file `remote.json` next to its package.json.
 * Read by the build (into the release), by the server (which remote to preload for a path), by the host (routes,
 * slots) and by the remote's own entry module, so that adding a page needs no change outside the remote.
 */

/** The name of `withoutCompany` until November 2026; releases stored before then still carry it. */
const formerName = z.literal('founder').transform(() => 'withoutCompany' as const);

/** The people whom a page is for (spec § 2.1): signed out; signed in without a company; signed in with one. */
const audience = z.union([z.enum(['visitor', 'withoutCompany', 'member']), formerName]);
export type Audience = z.infer<typeof audience>;

/** False for `constructor` and the like: every object has a property of that name, so a lookup by it finds what nobody stored. */
const isNoProperty = (name: string) => !(name in Object.prototype);
const RESERVED_WORD = 'JavaScript reserves this name.';

export const remoteName = z
  .string()
  .regex(/^[a-z][a-z0-9]*$/, 'A name has lower-case letters and digits only, and starts with a letter.')
  .refine(isNoProperty, RESERVED_WORD);
const partKey = z.string().refine(isNoProperty, RESERVED_WORD);
const pagePath = z.string().regex(/^\/(?:[a-z0-9-]+(?:\/(?:[a-z0-9-]+|:[a-zA-Z]+))*)?$/);

/** The placeholders of a page while it loads; a shape of a newer contract counts as none. */
export const pageShape = z.enum(['cards', 'detail', 'form', 'list', 'panes', 'plans']);
export type PageShape = z.infer<typeof pageShape>;

/** A GET below /api/v1/user/. Its variables are `:userId` in the path and, as values of the query, parameters of the page's query. */
const firstCall = z
  .string()
  .max(200)
  .regex(/^[\w-]+(?:\/(?:[\w-]+|:userId))*(?:\?\w+=:?[\w-]+(?:&\w+=:?[\w-]+)*)?$/);

export const remoteCard = z.object({
  name: remoteName,
  /** The version of the agreement between host and remote; the host refuses one it does not speak. */
  contract: z.literal(1),
  /** The name that people read when the remote cannot be shown. */
  title: z.string().min(1),
  /** The squad that is responsible for it; a failure's message names the squad. */
  owner: z.string().min(1).optional(),
  pages: z.record(
    partKey,
    z.object({
      path: pagePath,
      audiences: z.array(audience).min(1),
      title: z.string().min(1),
      /** The placeholders that are shown while it loads. */
      shape: pageShape.optional().catch(undefined),
      /** The text that search engines show below the title. */
      description: z.string().min(1).max(160).optional(),
      /** The build renders the page's HTML, which the server sends to visitors; only for pages that show everybody the same. */
      isPrerendered: z.boolean().optional(),
      /**
       * The data that the page needs first: the HTML asks for it together with the person, while the scripts load. Each is
       * used where the page's query has exactly its variables.
       */
      firstCalls: z.array(firstCall).max(4).optional(),
    }),
  ),
  /** Places in the shell that this remote fills. */
  slots: z.array(partKey),
  /** The versions of the host that it was built for, as '^1.0.0'. The kit writes it; a remote of the checkout has none. */
  builtFor: z
    .string()
    .regex(/^\^\d+\.\d+\.\d+$/)
    .optional(),
  /** Its entries in the sidebar, in addition to those of the specification. */
  navigation: navigationEntries.optional(),
});
export type RemoteCard = z.infer<typeof remoteCard>;

/** By request of a shared module ('@keydate/client'): names that it exports, each with a hash of its type. */
const names = z.record(z.string(), z.record(z.string(), z.string()));

/** The person who made a release live, the time, and the commit. */
export const releaseRecord = z.object({
  by: z.string().min(1),
  at: z.iso.datetime(),
  commit: z.string().optional(),
  /** Why its checks were skipped, or did not count. */
  force: z.string().optional(),
});
export type ReleaseRecord = z.infer<typeof releaseRecord>;

/** The address of a server without a path, credentials or wildcards. Only servers on the same machine are reached without encryption. */
export const remoteOrigin = z
  .string()
  .refine(
    (text) =>
      /^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/.test(text) &&
      URL.canParse(text) &&
      new URL(text).origin === text,
    'An origin is https:// and a host name, without a path or a password.',
  );

/** SHA-384, as the attribute `integrity` has it. */
const fileHash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** By name, the hash of each file of a release. */
const fileHashes = z.record(z.string(), fileHash);

/** One build of one remote, as it lies in its immutable folder. Addresses are absolute paths on the page's origin. */
export const remoteRelease = z.object({
  release: z.string().regex(/^[a-z0-9-]+$/),
  entry: z.string().startsWith('/'),
  /** Files that the first paint of any page needs in addition to the entry; preloaded by the HTML for the page's remote. */
  preload: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
  /** The same, by page and slot key, for what only that one needs. */
  chunks: z.record(z.string(), z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })),
  /** By page key: the file with the HTML that the build rendered, of the shape `prerenderedPage`. */
  prerendered: z.record(z.string(), z.string().regex(/^\/remotes\/[\w./-]+\.json$/)).optional(),
  /** Versions of the shared packages that the remote was built to accept; compared with the host's before release. */
  requires: z.record(z.string(), z.string()),
  /** The names that the remote uses; of a module that is not in `requires` it has a copy of its own. */
  uses: names.optional(),
  /** Releases stored before December 2026 have none, and their files are not checked. */
  integrity: fileHashes.optional(),
  /** The server of its squad that browsers load its files from; otherwise they come from the page's own. */
  origin: remoteOrigin.optional(),
  card: remoteCard,
  builtAt: z.iso.datetime(),
  /** Missing where `npm start` made it live. */
  released: releaseRecord.optional(),
});
export type RemoteRelease = z.infer<typeof remoteRelease>;

/** A remote's release as the page gets it. */
export const pageRelease = remoteRelease.omit({ uses: true, released: true }).extend({
  /** The shared modules of which the remote uses its own copy, because the host's lacks names or has other types. */
  ownCopies: z.array(z.string()).optional(),
  /** Why people cannot use the remote now; its files are not requested. */
  unavailable: z.enum(['disabled', 'needs-newer-shell']).optional(),
  /** The operators' message about it. */
  notice: z.string().optional(),
});
export type PageRelease = z.infer<typeof pageRelease>;

/** The registry as the page gets it, inlined in the HTML: name → release. */
export const pageRegistry = z.record(remoteName, pageRelease);
export type PageRegistry = z.infer<typeof pageRegistry>;

/** The people who get a release: a share of all signed-in people, and people by name. */
export const rollOutScope = z.object({
  /** In percent of people. 100 is everybody, visitors included. */
  percent: z.number().int().min(0).max(100),
  /** Email addresses, in lower case. */
  people: z.array(z.email().toLowerCase()).max(100),
});
export type RollOutScope = z.infer<typeof rollOutScope>;

/** By whom a release went live, and when, where that was not when it was released. */
export const madeLive = releaseRecord
  .pick({ by: true, at: true })
  .extend({ action: z.enum(['roll-out', 'rollback']), reason: z.string().optional() });
export type MadeLive = z.infer<typeof madeLive>;

/** The release that only some people had until it was withdrawn: by whom, when and why. */
export const withdrawal = madeLive.omit({ action: true }).extend({ release: remoteRelease.shape.release });

/** For one remote the release in force and those before it, newest first. */
const remotePointer = z.object({
  current: remoteRelease,
  previous: z.array(remoteRelease),
  madeLive: madeLive.optional(),
  /** A newer release that only some people get, until it goes live for everybody or is withdrawn. */
  rollOut: rollOutScope.extend({ release: remoteRelease }).optional(),
  /** The last one that was withdrawn. Forgotten when another release goes out. */
  withdrawn: withdrawal.optional(),
  /** The build of `npm start` that does not fit the live host, while `current` does. It goes live with a host that it fits. */
  waiting: remoteRelease.optional(),
  /** Keeps `npm start` from moving a pointer that a squad's release has set. */
  setBy: z.enum(['start', 'release']),
  /** Set while an operator or the squad has switched the remote off. */
  disabled: z.object({ reason: z.string().min(1), by: z.string(), at: z.iso.datetime() }).optional(),
});

/** One build of the host. */
export const hostRelease = z.object({
  release: z.string(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** The fonts that every page's text needs; releases stored before December 2026 name none. */
  fonts: z.array(z.string()).optional(),
  /** Its semantic version; releases stored before December 2026 have none. */
  version: z.string().optional(),
  /** Versions that the host shares, by package. */
  provides: z.record(z.string(), z.string()),
  /** The names that it offers of them; releases stored before November 2026 have none. */
  offers: names.optional(),
  /** True if its pages can require Trusted Types (trusted-types.ts); missing in releases stored before December 2026. */
  hasTrustedTypes: z.boolean().optional(),
  /** True if its pages need not carry every remote (other-remotes.ts); missing in releases stored before December 2026. */
  readsOtherRemotes: z.boolean().optional(),
  /** Missing where `npm start` made it live. */
  released: releaseRecord.optional(),
});

/** Of the reply with the registry: the host's release. */
export const HOST_RELEASE_HEADER = 'keydate-host';

/** The person who removed a remote, the time, and the reason. */
export const removal = releaseRecord.pick({ by: true, at: true }).extend({ reason: z.string() });
/** In place of a record that is not understood: it still keeps its remote away, and costs no other. */
const UNKNOWN_REMOVAL = { by: 'unknown', at: '1970-01-01T00:00:00.000Z', reason: 'The record is not understood' };

/** The entries by the names of remotes. Any other name is a fault: no folder may have it. */
function withRemoteNames<Value>(entries: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => remoteName.safeParse(name).success));
}

/** `registry.json` in KEYDATE_HOME: the host that is live, and each remote's pointer. */
export const registryFile = z.object({
  host: hostRelease,
  /** The hosts before it, newest first. */
  previousHosts: z.array(hostRelease).optional(),
  /** `release` keeps `npm start` from replacing the host. */
  hostSetBy: z.enum(['start', 'release']).optional(),
  hostMadeLive: madeLive.optional(),
  remotes: z.record(remoteName, remotePointer),
  /** Remotes that were removed, by whom and why: `npm start` does not bring them back, and a release does. */
  removed: z.record(z.string(), removal.catch(UNKNOWN_REMOVAL)).transform(withRemoteNames).optional(),
});
export type RegistryFile = z.infer<typeof registryFile>;

export type HostRelease = RegistryFile['host'];

/** The file of the registry. KEYDATE_HOME also has the last registry that the server could read completely. */
export const REGISTRY_FILE = 'registry.json';
export const LAST_GOOD_REGISTRY_FILE = 'registry.last-good.json';

export interface ParsedRegistry {
  registry: RegistryFile;
  /** The entries of remotes that are not understood, as they are in the file: a newer contract, or a fault. */
  unknown: Readonly<Record<string, unknown>>;
}

/**
 * Reads the text of a registry entry by entry, so that one entry that is not understood costs its own remote alone.
 * @returns null where the text is not JSON, as of a torn file, or has no host that is understood
 */
export function parseRegistry(text: string): ParsedRegistry | null {
  const frame = registryFrame.safeParse(parseJson(text));
  if (!frame.success) return null;
  const { remotes, ...rest } = frame.data;
  const known: RegistryFile['remotes'] = {};
  const unknown: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(remotes)) {
    const pointer = remotePointer.safeParse(entry);
    if (pointer.success && remoteName.safeParse(name).success) known[name] = pointer.data;
    else unknown[name] = entry;
  }
  return { registry: { ...rest, remotes: known }, unknown };
}

const registryFrame = registryFile.extend({ remotes: z.record(z.string(), z.unknown()) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
