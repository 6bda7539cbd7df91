/**
 * Cuts a text to fit: up to `maxLength` characters stay as they are; a longer text becomes its first
 * `truncatedLength` characters and an ellipsis. Counts whole characters, never half of one.
 */
export function truncate(text: string, maxLength: number, truncatedLength = maxLength): string {
  const characters = Array.from(text);
  return characters.length > maxLength ? `${characters.slice(0, truncatedLength).join('').trimEnd()}…` : text;
}
