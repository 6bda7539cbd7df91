import type { User } from '@keydate/contracts/people';
import { getResponse } from 'msw';
import { countIdsAnew } from '../builders/ids';
import type { Exchange } from '../fake-server/exchange';
import { fakeServer } from '../fake-server/fake-server';
import { anAccount, aWorld } from '../fake-server/world';
import { personOf, type Viewer } from './viewers';
import type { Kept, WorldPlan } from './world-plan';

/** A world that has begun, with a person in it. */
export interface RunningWorld {
  person: User | null;
  token: string | null;
  kept: Kept;
  arrival: unknown;
  exchanges: readonly Exchange[];
  /** Answers a request for anything under /api; undefined for all else. */
  answer: (request: Request) => Promise<Response | undefined>;
}

/** Fast enough not to bore, slow enough to see what a page shows while it waits. */
const LATENCY_MS = 150;

/** Begins a world as `viewer` sees it. The same plan and viewer always give the same ids. */
export function startWorld(plan: WorldPlan, viewer: Viewer, onExchange: () => void): RunningWorld {
  countIdsAnew();
  const plain = personOf(viewer);
  const person = plain && (plan.adjustPerson?.(plain) ?? plain);
  const world = aWorld({ latencyMs: LATENCY_MS, ...plan.world(person) });
  if (person) world.accounts = [anAccount(person), ...world.accounts];
  const server = fakeServer(world, onExchange);
  return {
    person,
    token: person && server.signIn(person._id),
    kept: plan.kept?.(server, person) ?? {},
    arrival: plan.arrival ?? null,
    exchanges: server.exchanges,
    answer: (request) => getResponse(server.handlers, request),
  };
}
