import { suggestDates } from '../cells/suggest-dates';
import type { ContractReading } from '../contract-reading';
import type { FileRead } from '../file-read';
import type { DatesTable } from './collect-tables';
import { compareWithFile } from './compare-with-file';
import { findMissing } from './find-missing';
import { flagCutYears, flagFarDays } from './flag-days';
import { flagTitles, isOfKnownForm } from './flag-titles';
import { joinByNumbers } from './join-by-numbers';
import { mainTable } from './main-table';
import { presentReading } from './present-reading';

/** The stages of the table that counts, in their order: each compares its rows with one another. README.md has them as a table. */
const STAGES: readonly ((table: DatesTable) => DatesTable)[] = [suggestDates, flagFarDays, flagCutYears, flagTitles];

/** The reading of the table that counts, with flags for the reviewer; undefined if the file has no table of a known form. */
export function judgeTables(file: FileRead): ContractReading | undefined {
  const tables = [...joinByNumbers(file.tables), ...file.aside];
  const chosen = mainTable(tables);
  if (!chosen) return undefined;
  const isElsewhere = ({ firstPage }: DatesTable) => firstPage !== chosen.firstPage;
  const judged = STAGES.reduce((table, stage) => stage(table), chosen);
  const { compared, strangeTables } = compareWithFile(judged, tables, file.texts);
  return presentReading(compared, {
    otherTables: tables.length - 1,
    pagesLeftOut: file.pagesLeftOut,
    form: isOfKnownForm(judged) ? 'colorado' : 'unknown',
    ...findMissing(chosen, file.unreadPages, tables.filter(isElsewhere)),
    ...(strangeTables.length > 0 && { strangeTables }),
  });
}
