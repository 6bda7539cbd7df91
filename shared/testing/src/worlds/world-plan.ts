import type { User } from '@keydate/contracts/people';
import type { FakeServer } from '../fake-server/fake-server';
import type { WorldPart } from '../fake-server/world';
import type { Viewer } from './viewers';

/** A named situation in which a remote is shown by itself; a squad writes its own in `remote-<name>/qa/worlds.ts`. */
export interface WorldPlan {
  /** What is the case, in a few words: `The plan's limit is reached`. */
  title: string;
  /** What to do there, or what to look at. */
  note: string;
  /** When it is there, as an ISO instant; the same moment in every world that does not say. The clock runs from then on. */
  begins?: string;
  /** Who looks first; any other can be chosen. */
  viewer: Viewer;
  /** What is special about the person who looks, such as a subscription. */
  adjustPerson?: (person: User) => User;
  /** Where the remote opens. */
  at: string;
  /** What the server knows; the person who looks has an account there without being named. */
  world: (person: User | null) => WorldPart;
  /** What the browser has kept from an earlier visit, by key; written as JSON. */
  kept?: (server: FakeServer, person: User | null) => Kept;
  /** What travels with the navigation that opens the page, such as an invite code. */
  arrival?: unknown;
}

export interface Kept {
  /** Kept by this tab (session storage). */
  tab?: Readonly<Record<string, unknown>>;
  /** Kept by this browser (local storage). */
  browser?: Readonly<Record<string, unknown>>;
}

export type WorldPlans = Readonly<Record<string, WorldPlan>>;
