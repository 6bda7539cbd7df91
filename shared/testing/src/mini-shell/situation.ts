import { isViewer, type Viewer } from '../worlds/viewers';

/** What the desk shows, and what its address contains: a world, a viewer, and the remote's path. */
export interface Situation {
  world: string;
  viewer: Viewer;
  /** The remote's own address: path, query and hash. */
  at: string;
}

const PREFIX = '/qa/';

/** The desk's address for a situation: `/qa/many-transactions/Agent/transaction/7?edit=1`. */
export function addressOf({ world, viewer, at }: Situation): string {
  return `${PREFIX}${encodeURIComponent(world)}/${viewer}${at}`;
}

/** What an address says of a situation; any other address is taken for one of the remote's. */
export function readSituation(address: string): Partial<Situation> {
  if (!address.startsWith(PREFIX)) return address === '/' ? {} : { at: address };
  const [world = '', viewer = '', ...rest] = address.slice(PREFIX.length).split('/');
  return {
    ...(world && { world: decodeURIComponent(world) }),
    ...(isViewer(viewer) && { viewer }),
    ...(rest.length > 0 && { at: `/${rest.join('/')}` }),
  };
}
