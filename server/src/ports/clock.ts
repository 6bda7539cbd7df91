/** The one source of the present. */
export interface Clock {
  now(): Date;
}

/** A clock that tests and the demo may set; it continues from there. */
export interface SettableClock extends Clock {
  set(now: Date): void;
}
