/** "You and Robin Vale have it". */
export function peopleWhoHaveIt(takenBy: readonly { _id: string; fullName: string }[], readerId: string): string {
  const names = takenBy.map(({ _id, fullName }) => (_id === readerId ? 'You' : fullName));
  // the reader first
  const inOrder = names.toSorted((one, other) => Number(other === 'You') - Number(one === 'You'));
  const isOne = names.length === 1 && names[0] !== 'You';
  return `${new Intl.ListFormat('en-US').format(inOrder)} ${isOne ? 'has' : 'have'} it`;
}
