import { readTheme, type Theme } from '@keydate/contracts/theme';
import { isViewer, type Viewer } from '../worlds/viewers';

export const STAGE_WIDTHS = ['full', '1920', '1280', '768', '390', '320'] as const;
export type StageWidth = (typeof STAGE_WIDTHS)[number];

/** How the stage is looked at; the world does not depend on it. */
export interface Look {
  width: StageWidth;
  theme: Theme;
}

/** As wide as there is room, and as this device is set. */
export const PLAIN_LOOK: Look = { width: 'full', theme: 'system' };

/** The state of the desk, which its address contains: a world, a viewer, width and theme, and the remote's path. */
export interface Situation extends Look {
  world: string;
  viewer: Viewer;
  /** The remote's own address: path, query and hash. */
  at: string;
}

const PREFIX = '/qa/';

/**
 * The desk's address for a situation: `/qa/many-transactions/Agent/transaction/7?edit=1`. A look that is not the plain one
 * comes after the viewer: `/qa/many-transactions/Agent;width=390;theme=dark/transaction/7?edit=1`.
 */
export function addressOf({ world, viewer, width, theme, at }: Situation): string {
  const look = Object.entries({ width, theme }).filter(([name, value]) => value !== PLAIN_LOOK[name as keyof Look]);
  const seenBy = [viewer, ...look.map(([name, value]) => `${name}=${value}`)].join(';');
  return `${PREFIX}${encodeURIComponent(world)}/${seenBy}${at}`;
}

/** Reads a situation from an address; any other address counts as one of the remote's. */
export function readSituation(address: string): Partial<Situation> {
  if (!address.startsWith(PREFIX)) return address === '/' ? {} : { at: address };
  const [world = '', seenBy = '', ...rest] = address.slice(PREFIX.length).split('/');
  const [viewer = '', ...look] = seenBy.split(';');
  return {
    ...(world && { world: decodeURIComponent(world) }),
    ...(isViewer(viewer) && { viewer }),
    ...readLook(new URLSearchParams(look.join('&'))),
    ...(rest.length > 0 && { at: `/${rest.join('/')}` }),
  };
}

function readLook(given: URLSearchParams): Partial<Look> {
  const width = STAGE_WIDTHS.find((one) => one === given.get('width'));
  const theme = given.get('theme');
  return { ...(width && { width }), ...(theme !== null && { theme: readTheme(theme) }) };
}
