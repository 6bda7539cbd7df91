import type { History, Known, KnownPerson, KnownTransaction } from './history';
import type { Group } from './oracle';
import type { Step } from './simulate';

/** All that people had entered and chosen at one moment. */
export interface State {
  transactions: ReadonlyMap<string, KnownTransaction>;
  people: ReadonlyMap<string, KnownPerson>;
  escalates: ReadonlyMap<string, readonly Group[]>;
}

/** A step with its states: before its edits, and after each of them. Any of them may decide what goes out in it. */
export interface StatesOfStep {
  number: number;
  step: Step;
  states: [State, ...State[]];
}

export function* statesByStep({ journal }: History, steps: readonly Step[]): Generator<StatesOfStep> {
  let state: State = { transactions: new Map(), people: new Map(), escalates: new Map() };
  let nth = 0;
  const after = (number: number): State[] => {
    const states: State[] = [];
    for (; journal[nth]?.step === number; nth += 1) {
      state = changed(state, journal[nth]?.changed ?? {});
      states.push(state);
    }
    return states;
  };
  after(-1);
  for (const [number, step] of steps.entries()) {
    const before = state;
    yield { number, step, states: [before, ...after(number)] };
  }
}

function changed(before: State, { people = [], transactions = [], escalates }: Known): State {
  return {
    people: withAll(before.people, people),
    transactions: withAll(before.transactions, transactions),
    escalates: escalates ? new Map([...before.escalates, ...escalates]) : before.escalates,
  };
}

function withAll<T extends { id: string }>(
  before: ReadonlyMap<string, T>,
  changes: readonly T[],
): ReadonlyMap<string, T> {
  return changes.length === 0 ? before : new Map([...before, ...changes.map((one) => [one.id, one] as const)]);
}
