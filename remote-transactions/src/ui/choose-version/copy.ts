/** Strings for two people's versions of the same value. */
export const copy = {
  title: (by: string | null) => `${by ?? 'Somebody else'} changed this too`,
  whatNow: 'Your changes are not saved yet. Choose which version to keep. All other changes are saved.',
  mine: 'Keep mine',
  theirs: 'Take theirs',
  allMine: 'Keep all mine',
  allTheirs: 'Take all theirs',
} as const;
