import type { OpenWire } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import type { Kept } from '../worlds/world-plan';

/** The person who is signed in on the stage, and their token. */
export interface StageSession {
  person: User | null;
  token: string | null;
}

/** How the stage came to an address: loaded there, by a push, by a replacement, by Back or Forward. */
export type VisitKind = 'opened' | 'went' | 'replaced' | 'returned';

/** How the stage begins; a reload of the stage finds its own storage, and has no navigation state. */
export interface Entrance extends StageSession {
  fresh: { kept: Kept; arrival: unknown } | null;
  /** How far the world's clock is from the browser's, in milliseconds. */
  clockOffset: number;
}

/** The desk's functions for the stage in its frame: `window.parent.keydateDesk`. */
export interface StageLink {
  enter: () => Entrance;
  /** Answers a call of the stage. */
  answer: (request: Request) => Promise<Response>;
  /** Opens a socket of the stage. */
  openWire: OpenWire;
  /** The remote has signed somebody in or out, or changed the person. */
  showSession: (session: StageSession) => void;
  /** The stage is now at this address. */
  tellVisit: (at: string, kind: VisitKind) => void;
}

declare global {
  interface Window {
    keydateDesk?: StageLink;
  }
}
