import { createContext, use } from 'react';
import type { SiteEntry, SitePage } from '../site/site-map';
import type { RemoteLoader } from '../loading/remote-loader';
import type { ParcelOwner } from './mount-remote';

/** The services for the components that show a remote. */
export interface Remotes {
  loader: RemoteLoader;
  owner: ParcelOwner;
  pages: readonly SitePage[];
  /** The entries that remotes add to the sidebar. */
  entries: readonly SiteEntry[];
  /** By slot of the shell: the remote that fills it. */
  slots: ReadonlyMap<string, string>;
}

export const RemotesContext = createContext<Remotes | null>(null);

/** The page's remotes. Throws outside the shell, which is a programming error. */
export function useRemotes(): Remotes {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('useRemotes() was called outside the shell.');
  return remotes;
}
