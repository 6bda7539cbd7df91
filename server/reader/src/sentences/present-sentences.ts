import type { ScanExtent } from '@keydate/contracts/scans';
import { dayInCell } from '@keydate/domain/day-in-cell';
import type { ContractReading } from '../contract-reading';
import type { PageText } from '../mentions/other-mentions';
import { presentPlaces, placeOfWords } from '../sources/find-places';
import type { DatedSentence } from './dated-sentences';

/** The dates of a contract without a table, each with its sentence as its title. All are flagged: nobody knows what is due. */
export function presentSentences(
  found: readonly DatedSentence[],
  pages: readonly PageText[],
  extent: ScanExtent,
): ContractReading {
  return {
    rows: [['', '', 'Sentence', 'Date'], ...found.map(({ sentence, date }) => ['', '', sentence, date])],
    summary: {
      rows: found.length,
      withDay: found.filter(({ date }) => dayInCell(date).kind === 'day').length,
      needLook: found.length,
      ...extent,
    },
    doubts: found.map((_, index) => ({ row: index + 1, kind: 'from-sentence' })),
    proposals: [],
    ...presentPlaces(found.map(({ words }) => ({ place: placeOfWords(words, pages) }))),
  };
}
