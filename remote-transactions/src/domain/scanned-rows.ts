import type {
  ContractFacts,
  RowDoubt,
  ScanDoubt,
  ScanExtent,
  ScanProposal,
  ScanSource,
} from '@keydate/contracts/scans';

/** A row of a scanned contract: the text of its cells, in the table's order. */
export interface ScannedRow {
  cells: readonly string[];
  /** The points of which the scan was unsure. */
  flags: readonly RowDoubt[];
  /** The cell's words before a counter-proposal or an amendment changed or confirmed them; '' for other rows. */
  original: string;
  /** Its place in the contract; absent if the server did not say. */
  source?: ScanSource | undefined;
}

/** The facts of a contract from which its days are counted, as the contract states them. */
export type StatedCounting = Pick<ContractFacts, 'mec' | 'roll'>;

/** A scanned table: the column names and the rows. */
export interface ScannedTable {
  columns: readonly string[];
  rows: readonly ScannedRow[];
  /** The parts that the scan left out or may have missed; null if the server did not say. */
  extent: ScanExtent | null;
  /** Absent if the contract states nothing, or nothing clear. */
  stated?: StatedCounting;
  /**
   * For a table of any form: the positions of the columns that the scan was sure of. Absent for the form of the spec, whose header says
   * which they are.
   */
  certain?: { title: number | null; date: number | null };
}

/** The names of columns without a header; spec § 3: item number, reference, title, date. */
const COLUMN_NAMES = ['Item number', 'Reference', 'Title', 'Date'];

/** The places of the title and of the date in a reply (spec § 3); further columns follow the first four. */
const [TITLE, DATE] = [2, 3];

/**
 * The table of a scan reply. Its first row is the header (spec § 3): it names the columns and is dropped here and nowhere else.
 * All rows get the same length, so that every column can be chosen. In a table of any form, the first four columns are blank where the
 * scan was not sure, and are dropped. The reply numbers the rows of its flags from the header.
 */
export function readScannedTable(
  reply: readonly (readonly string[])[],
  flags: readonly ScanDoubt[] = [],
  extent: ScanExtent | null = null,
  proposals: readonly ScanProposal[] = [],
  { mec, roll }: StatedCounting = {},
  sources: readonly ScanSource[] = [],
): ScannedTable {
  const [header = [], ...body] = reply;
  const width = Math.max(header.length, ...body.map((cells) => cells.length));
  const isBlank = (at: number) => [header, ...body].every((cells) => (cells[at] ?? '').trim() === '');
  const places = Array.from({ length: width }, (_, at) => at).filter((at) => !isBlank(at));
  const placeOf = (at: number) => (places.includes(at) ? places.indexOf(at) : null);
  return {
    columns: places.map((at) => [header[at]?.trim(), COLUMN_NAMES[at]].find(Boolean) ?? `Column ${at + 1}`),
    rows: body.map((cells, index) => {
      const source = sources.find(({ row }) => row === index + 1);
      return {
        cells: places.map((at) => cells[at]?.trim() ?? ''),
        original: proposals.find(({ row }) => row === index + 1)?.original ?? '',
        flags: flags.filter(({ row }) => row === index + 1).map(({ row: _row, ...flag }) => flag),
        ...(source && { source }),
      };
    }),
    extent,
    ...((mec ?? roll) && { stated: { ...(mec && { mec }), ...(roll && { roll }) } }),
    ...(places.length < width || width > COLUMN_NAMES.length
      ? { certain: { title: placeOf(TITLE), date: placeOf(DATE) } }
      : {}),
  };
}
