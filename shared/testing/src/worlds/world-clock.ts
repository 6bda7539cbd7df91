/** Wednesday, 06-10-2026, 10:05 AM in Denver: when a world begins that names no moment of its own. */
const USUAL_MOMENT = '2026-06-10T16:05:00Z';

/** The browser's own clock, even after another one has replaced it. */
const RealDate = Date;

/** When a world begins whose plan says so, or nothing about it. */
export function worldBeginning(moment = USUAL_MOMENT): Date {
  return new RealDate(moment);
}

/**
 * How far a world's clock is from the browser's, in milliseconds, if the world begins now. Each start of a world shows the
 * same moment, and the clock runs from there.
 */
export function clockOffset(moment?: string): number {
  return worldBeginning(moment).getTime() - RealDate.now();
}

/**
 * Sets the clock of this window: `Date` tells the browser's time moved by `offset` milliseconds. Timers do not change.
 * Dates made before and after are of one kind.
 */
export function setClock(offset: number): void {
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget) as object,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
  });
}
