/**
 * Cuts a text for a narrow place: at most `longest` characters stay as they are; a longer text keeps its first
 * `kept` and an ellipsis. Counts whole characters, never half of one.
 */
export function cut(text: string, longest: number, kept = longest): string {
  const characters = Array.from(text);
  return characters.length > longest ? `${characters.slice(0, kept).join('').trimEnd()}…` : text;
}
