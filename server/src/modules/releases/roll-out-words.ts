import type { RollOutScope } from '@keydate/contracts/registry';

/** Who gets a release, for the record: "To 10% of people and 2 named." */
export function inWords({ percent, people }: RollOutScope): string {
  return `To ${percent}% of people${people.length > 0 ? ` and ${people.length} named` : ''}.`;
}
