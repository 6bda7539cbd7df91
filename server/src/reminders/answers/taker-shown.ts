import type { Person } from '../../accounts';
import type { Announced, Taker } from './answers.repository';

/**
 * People who have a deadline, as a reader sees them: by name in the transaction's company, as themselves, and to a lender as
 * the company. Lenders do not learn of lenders of other companies.
 */
export function takersShownTo(
  reader: Pick<Person, 'id' | 'companyId'>,
  takers: readonly Taker[],
): { _id: string; fullName: string }[] {
  const shown = takers.flatMap(({ person, companyId, transactionId }) => {
    if (reader.companyId === companyId || reader.id === person.id) return { _id: person.id, fullName: person.fullName };
    return person.companyId === companyId ? { _id: transactionId, fullName: person.company } : [];
  });
  return [...new Map(shown.map((one) => [one._id, one])).values()];
}

/** True if a person has the deadline, by an answer that counts for this reminder. */
export function isTakerOf(
  taker: Pick<Taker, 'transactionId' | 'dateId' | 'day' | 'leads'>,
  { transactionId, dateId, day, lead }: Announced,
): boolean {
  const isOfDeadline = taker.transactionId === transactionId && taker.dateId === dateId && taker.day === day;
  return isOfDeadline && taker.leads.includes(lead);
}

/** "Robin Vale has it." */
export function hasItInWords(takenBy: readonly { fullName: string }[]): string[] {
  if (takenBy.length === 0) return [];
  const names = new Intl.ListFormat('en-US').format(takenBy.map(({ fullName }) => fullName));
  return [`${names} ${takenBy.length === 1 ? 'has' : 'have'} it.`];
}
