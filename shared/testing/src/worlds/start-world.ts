import type { OpenWire } from '@keydate/client';
import type { User } from '@keydate/contracts/people';
import { countIdsAnew } from '../builders/ids';
import type { Exchange } from '../fake-server/exchange';
import type { NextCall } from '../fake-server/next-call';
import { faultOfNextCall } from '../fake-server/next-call';
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
  /** For `installWire` of @keydate/client. */
  openWire: OpenWire;
  /** Answers a request for anything under /api. */
  answer: (request: Request) => Promise<Response>;
  /** Says how the next call fares; `onMet` is called when it is there. A held one waits for `release`. */
  meddle: (nextCall: NextCall, onMet: (release: () => void) => void) => void;
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
    openWire: server.sockets.open,
    answer: server.answer,
    meddle: (nextCall, onMet) => {
      world.faults = world.faults.filter(({ call }) => call !== 'next');
      if (nextCall !== 'answered') world.faults.push(faultOfNextCall(nextCall, onMet));
    },
  };
}
