import type { RollOutScope } from '@keydate/contracts/registry';

/** The people who get a release, for the record: "To 10% of people and 2 named." */
export function inWords({ percent, people }: RollOutScope): string {
  return `To ${percent}% of people${people.length > 0 ? ` and ${people.length} named` : ''}.`;
}
