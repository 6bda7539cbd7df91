/** A name as the form shows it. */
export interface PersonName {
  first: string;
  last: string;
}

/** Divides a full name at its last space: `Ana Maria Reyes` is `Ana Maria` and `Reyes`. */
export function splitName(fullName: string): PersonName {
  const at = fullName.lastIndexOf(' ');
  return at === -1 ? { first: fullName, last: '' } : { first: fullName.slice(0, at), last: fullName.slice(at + 1) };
}

/** The full name to send: the old one, letter by letter, where neither part was changed. */
export function joinName({ first, last }: PersonName, former: string): string {
  const untouched = splitName(former);
  if (first === untouched.first && last === untouched.last) return former;
  return `${first.trim()} ${last.trim()}`.trim();
}
