import type { ContractReading } from '../../ports/text-recognition';

/** The reply of a good scan: the rows as spec § 3 has them, and in words what the scan tells of itself. */
export function presentScan({ rows, summary }: ContractReading): { message: string; result: string[][] } {
  const { rows: count, withDay, needLook } = summary;
  return { message: `${amount(count, 'row')} read, ${withDay} with a day, ${needLook} to look at.`, result: rows };
}

function amount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
