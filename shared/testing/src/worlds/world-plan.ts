import type { User } from '@keydate/contracts/people';
import type { FakeServer } from '../fake-server/fake-server';
import type { WorldPart } from '../fake-server/world';
import type { Viewer } from './viewers';

/** A named situation in which a remote is shown by itself; a squad writes its own in `remote-<name>/qa/worlds.ts`. */
export interface WorldPlan {
  /** The case, in a few words: `The plan's limit is reached`. */
  title: string;
  /** A hint for QA: an action, or a detail to check. */
  note: string;
  /** When it is there, as an ISO instant; the same moment in every world that does not say. The clock runs from then on. */
  begins?: string;
  /** The first viewer; QA can choose any other. */
  viewer: Viewer;
  /** Adjusts the viewer's account, such as its subscription. */
  adjustPerson?: (person: User) => User;
  /** Where the remote opens. */
  at: string;
  /** The server's data; the viewer has an account there without being named. */
  world: (person: User | null) => WorldPart;
  /** The browser's storage from an earlier visit, by key; written as JSON. */
  kept?: (server: FakeServer, person: User | null) => Kept;
  /** The state of the navigation that opens the page, such as an invite code. */
  arrival?: unknown;
}

export interface Kept {
  /** The tab's session storage. */
  tab?: Readonly<Record<string, unknown>>;
  /** The browser's local storage. */
  browser?: Readonly<Record<string, unknown>>;
}

export type WorldPlans = Readonly<Record<string, WorldPlan>>;
