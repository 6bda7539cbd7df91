/**
 * Text cut for a narrow place (spec § 9): unchanged up to `limit` characters, else its first `limit` − 3 and an
 * ellipsis, so 17 + … at 20. Counts characters as people see them, not UTF-16 units.
 */
export function cutText(text: string, limit: number): string {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit - 3).join('')}…` : text;
}
