/** The ways in which a person settles a deadline; until then it is open (docs/rules.md, Deadlines). */
export const SETTLED_AS = ['done', 'waived', 'missed', 'not-applicable'] as const;
export type SettledAs = (typeof SETTLED_AS)[number];
