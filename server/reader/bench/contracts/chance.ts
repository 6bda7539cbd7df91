/** A source of chance that produces the same numbers for the same seed. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(choices: readonly T[]): T;
  happens(probability: number): boolean;
}

export function chanceFrom(seed: number): Chance {
  let state = (seed * 2_654_435_761) >>> 0;
  // Mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    happens: (probability) => next() < probability,
    pick(choices) {
      const choice = choices[whole(0, choices.length - 1)];
      if (choice === undefined) throw new RangeError('nothing to pick from');
      return choice;
    },
  };
}
