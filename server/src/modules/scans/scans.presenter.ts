import type { scanContract } from '@keydate/contracts/scans';
import type { Answer } from '../../calls/route';
import type { ContractReading } from '../../ports/text-recognition';

/** The reply of a good scan: the rows as spec § 3 has them, what was not sure, how far it looked, and in words what the scan tells of itself. */
export function presentScan({ rows, summary, doubts }: ContractReading): Answer<typeof scanContract> {
  const { rows: count, withDay, needLook, otherTables } = summary;
  const leftOut = otherTables > 0 ? ` ${amount(otherTables, 'other table')} of dates in this file left out.` : '';
  return { message: `${amount(count, 'row')} read, ${withDay} with a day, ${needLook} to look at.${leftOut}`, result: rows, doubts, extent: { otherTables } };
}

function amount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
