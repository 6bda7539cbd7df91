/**
 * True if a version is in a caret range, the only kind that builds write down ("^1.4.0": the same major, and not older).
 * @param range for example '^19.0.0'
 * @param version for example '19.3.1'; undefined where the host has none, which no range accepts
 */
export function accepts(range: string, version: string | undefined): boolean {
  if (version === undefined) return false;
  const [wantedMajor, ...wanted] = numbers(range.replace('^', ''));
  const [major, ...offered] = numbers(version);
  return major === wantedMajor && !isOlder(offered, wanted);
}

function numbers(version: string): number[] {
  return version.split('.').map(Number);
}

function isOlder(offered: number[], wanted: number[]): boolean {
  const first = wanted.findIndex((number, index) => number !== offered[index]);
  return first !== -1 && (offered[first] ?? 0) < (wanted[first] ?? 0);
}
