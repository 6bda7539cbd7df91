import type { Exchange } from '../../fake-server/exchange';
import type { NextCall } from '../../fake-server/next-call';
import type { RunningWorld, startWorld } from '../../worlds/start-world';
import type { Viewer } from '../../worlds/viewers';
import { clockOffset, setClock } from '../../worlds/world-clock';
import type { WorldPlans } from '../../worlds/world-plan';
import { PLAIN_LOOK, type Look, type Situation } from '../situation';
import type { StageSession, StageLink, VisitKind } from '../stage-link';

/** The exports of `/worlds.js`: the worlds of the remote, and the server that runs them. */
export interface WorldsModule {
  worlds: WorldPlans;
  startWorld: typeof startWorld;
}

export interface Visit {
  at: string;
  kind: VisitKind;
}

export interface DeskState extends Situation {
  /** Grows at every start, so that the stage is set up again. */
  run: number;
  /** Where this run began. */
  opensAt: string;
  session: StageSession;
  exchanges: readonly Exchange[];
  visits: readonly Visit[];
  /** How the next call fares. */
  nextCall: NextCall;
  /** How many calls are held. */
  held: number;
}

export interface Desk {
  worlds: WorldPlans;
  link: StageLink;
  state: () => DeskState;
  subscribe: (onChange: () => void) => () => void;
  /** Begins a world afresh, in the same look; viewer and address are the world's own unless given. */
  start: (wanted: Partial<Situation>) => void;
  /** Changes the stage's width or theme; the world continues. */
  look: (look: Partial<Look>) => void;
  /** Says how the next call fares, whichever it is; the calls after it are answered again. */
  meddle: (nextCall: NextCall) => void;
  /** Releases all held calls. */
  release: () => void;
}

/** Runs one world at a time, and knows what the stage does in it. */
export function createDesk(
  { worlds, startWorld }: WorldsModule,
  first: Partial<Situation>,
  setDeskClock: typeof setClock = setClock,
): Desk {
  const listeners = new Set<() => void>();
  let running: RunningWorld;
  let isFresh = true;
  let offset = 0;
  let releases: (() => void)[] = [];
  let state = begin({ ...PLAIN_LOOK, ...first }, 1);

  function begin(wanted: Partial<Situation> & Look, run: number): DeskState {
    const [world, plan] = find(worlds, wanted.world);
    const viewer: Viewer = wanted.viewer ?? plan.viewer;
    const at = wanted.at ?? plan.at;
    offset = clockOffset(plan.begins);
    // what the world holds is counted from this moment
    setDeskClock(offset);
    const mine = startWorld(plan, viewer, () => {
      if (running === mine) change({ exchanges: [...mine.exchanges] });
    });
    running = mine;
    isFresh = true;
    releases = [];
    return {
      world,
      viewer,
      width: wanted.width,
      theme: wanted.theme,
      at,
      opensAt: at,
      run,
      session: { person: mine.person, token: mine.token },
      exchanges: [],
      visits: [],
      nextCall: 'answered',
      held: 0,
    };
  }

  function change(part: Partial<DeskState>) {
    state = { ...state, ...part };
    listeners.forEach((listener) => listener());
  }

  return {
    worlds,
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    start: (wanted) => change(begin({ width: state.width, theme: state.theme, ...wanted }, state.run + 1)),
    look: change,
    meddle: (nextCall) => {
      running.meddle(nextCall, (release) => {
        if (nextCall === 'held') releases.push(release);
        change({ nextCall: 'answered', held: releases.length });
      });
      change({ nextCall });
    },
    release: () => {
      releases.forEach((release) => release());
      releases = [];
      change({ held: 0 });
    },
    link: {
      enter: () => {
        const fresh = isFresh ? { kept: running.kept, arrival: running.arrival } : null;
        isFresh = false;
        return { ...state.session, fresh, clockOffset: offset };
      },
      answer: (request) => running.answer(request),
      openWire: (token, listener) => running.openWire(token, listener),
      showSession: (session) => change({ session }),
      tellVisit: (at, kind) => change({ at, visits: [...state.visits, { at, kind }] }),
    },
  };
}

/** The plan of that name; the first where none is named. Throws when there is none. */
function find(worlds: WorldPlans, name = Object.keys(worlds)[0] ?? '') {
  const plan = worlds[name];
  if (!plan)
    throw new Error(`There is no world “${name}”. There are: ${Object.keys(worlds).join(', ') || 'none yet'}.`);
  return [name, plan] as const;
}
