/** How many letters must be changed, added or left out to turn `a` into `b` (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** True if a recognized word may be `expected`: one letter may be wrong in four to seven, two in eight or more. */
export function isLike(word: string, expected: string): boolean {
  const letters = word.toLowerCase().replace(/[^a-z0-9#§]/g, '');
  if (letters === expected) return true;
  const allowed = Math.min(2, Math.floor(expected.length / 4));
  return Math.abs(letters.length - expected.length) <= allowed && editDistance(letters, expected) <= allowed;
}
