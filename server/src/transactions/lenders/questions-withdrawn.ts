/** A sentence on the unanswered questions that ended with a lender's access; none if nothing was asked. */
export function questionsWithdrawn(count: number, whose: 'their' | 'your'): string[] {
  if (count === 0) return [];
  return [
    count === 1
      ? `One question that waited for ${whose} answer was withdrawn.`
      : `${count} questions that waited for ${whose} answer were withdrawn.`,
  ];
}
