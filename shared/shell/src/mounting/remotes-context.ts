import { createContext, use } from 'react';
import type { SitePage } from '../site/site-map';
import type { ParcelOwner } from './mount-remote';
import type { RemoteLoader } from '../loading/remote-loader';

/** What every place of the shell needs to show a remote. */
export interface Remotes {
  loader: RemoteLoader;
  owner: ParcelOwner;
  pages: readonly SitePage[];
  /** The remote that fills a slot of the shell; undefined while none does. */
  slots: ReadonlyMap<string, string>;
}

export const RemotesContext = createContext<Remotes | null>(null);

/** The page's remotes. Throws outside the shell: a mistake of ours. */
export function useRemotes(): Remotes {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('No shell stands around this place.');
  return remotes;
}
