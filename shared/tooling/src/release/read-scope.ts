import { rollOutScope, type RollOutScope } from '@keydate/contracts/registry';

/** The arguments that say who gets a release, for `parseArgs`. */
export const scopeArguments = {
  percent: { type: 'string' },
  person: { type: 'string', multiple: true },
} as const;

/** Reads them; undefined where neither is given. Throws one sentence if they make no sense. */
export function readScope({
  percent,
  person = [],
}: {
  percent?: string | undefined;
  person?: string[] | undefined;
}): RollOutScope | undefined {
  if (percent === undefined && person.length === 0) return undefined;
  const scope = rollOutScope.safeParse({ percent: percent === undefined ? 0 : Number(percent), people: person });
  if (scope.success) return scope.data;
  throw new Error('--percent is a whole number from 0 to 100, and --person an email address.');
}

/** "10% of people and june@homes.example" */
export function toWhom({
  percent,
  people,
  peopleCount = 0,
}: RollOutScope & { peopleCount?: number | undefined }): string {
  if (percent === 100) return 'everybody';
  return (
    [percent > 0 && `${percent}% of people`, ...people, peopleCount > 0 && `${peopleCount} by name`]
      .filter(Boolean)
      .join(' and ') || 'nobody'
  );
}
