import type { LeftOutReason, scanContract, ScanExtent, ScanGap } from '@keydate/contracts/scans';
import type { Answer } from '../../calls/route';
import type { ContractReading } from '@keydate/reader/contract-reading';

/** The reply of a good scan: the rows as spec § 3 has them, the flags, the extent, and its warnings in words. */
export function presentScan({
  rows,
  summary,
  doubts,
  proposals,
  sources,
  facts,
}: ContractReading): Answer<typeof scanContract> {
  const { rows: count, withDay, needLook, ...extent } = summary;
  const sentences = [
    `${amount(count, 'row')} read, ${withDay} with a day, ${needLook} to look at.`,
    ...remarksOn(extent),
  ];
  return { message: sentences.join(' '), result: rows, doubts, proposals, sources, extent, facts };
}

const GAPS: Record<ScanGap, string> = {
  'ends-early': 'The table ends before the last rows of its form.',
  'begins-late': 'The table begins after the first rows of its form.',
  'lacks-closing-date': 'No Closing Date was found.',
  'dates-cut-off': 'Dates reach the edge of the picture.',
  'no-day': 'No row has a day.',
  'no-table': 'No table of dates was found: these dates are from sentences.',
  'dates-elsewhere': 'There are more dates outside the table.',
  'first-contract-undated':
    'This file has two contracts, and the first one has no table of dates: these are from the other one.',
  'second-list': 'This file may have two contracts: a second whole table of dates was left out.',
  'of-a-newer-kind': 'Rows may be missing.',
};

const LEFT_OUT: Record<LeftOutReason, string> = {
  'too-detailed': 'its picture has too many dots',
  'too-demanding': 'its drawing takes too much memory or time',
  'of-a-newer-kind': 'it could not be read',
};

function remarksOn({
  form,
  otherTables,
  unreadPages,
  missingNumbers,
  gaps,
  pagesLeftOut,
  strangeTables,
  missingTitles,
  nextContract,
}: ScanExtent): string[] {
  return [
    ...(form === 'unknown' ? ['This form is not known yet.'] : []),
    ...(nextContract ? [`Another contract begins on page ${nextContract}, and is left out.`] : []),
    ...(otherTables > 0 ? [`${amount(otherTables, 'other table')} in this file left out.`] : []),
    ...(unreadPages.length > 0 ? [`Hardly readable: page ${unreadPages.join(', ')}.`] : []),
    ...(missingNumbers.length > 0
      ? [
          `No row for number ${missingNumbers.map(({ first, last }) => (first === last ? first : `${first} to ${last}`)).join(', ')}.`,
        ]
      : []),
    ...gaps.map((gap) => GAPS[gap]),
    ...pagesLeftOut.map(({ page, reason }) => `Page ${page} was not looked at: ${LEFT_OUT[reason]}.`),
    ...(missingTitles ? [`Rows of this form that were not found: ${missingTitles.join(', ')}.`] : []),
    ...(strangeTables ? [`Tables that were not understood: page ${strangeTables.join(', ')}.`] : []),
  ];
}

function amount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
