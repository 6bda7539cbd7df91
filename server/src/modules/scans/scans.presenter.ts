import type { scanContract, ScanExtent } from '@keydate/contracts/scans';
import type { Answer } from '../../calls/route';
import type { ContractReading } from '@keydate/reader/contract-reading';

/** The reply of a good scan: the rows as spec § 3 has them, what was not sure, how far it looked, and in words what the scan tells of itself. */
export function presentScan({ rows, summary, doubts }: ContractReading): Answer<typeof scanContract> {
  const { rows: count, withDay, needLook, ...extent } = summary;
  const sentences = [
    `${amount(count, 'row')} read, ${withDay} with a day, ${needLook} to look at.`,
    ...remarksOn(extent),
  ];
  return { message: sentences.join(' '), result: rows, doubts, extent };
}

function remarksOn({ otherTables, unreadPages, missingNumbers }: ScanExtent): string[] {
  return [
    ...(otherTables > 0 ? [`${amount(otherTables, 'other table')} in this file left out.`] : []),
    ...(unreadPages.length > 0 ? [`Hardly readable: page ${unreadPages.join(', ')}.`] : []),
    ...(missingNumbers.length > 0
      ? [
          `No row for number ${missingNumbers.map(({ first, last }) => (first === last ? first : `${first} to ${last}`)).join(', ')}.`,
        ]
      : []),
  ];
}

function amount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
