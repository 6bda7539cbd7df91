import type { Block } from '@aws-sdk/client-textract';

/** Where the four columns begin, and how large things are, in shares of the page. */
const LEFTS = [0.1, 0.2, 0.3, 0.75, 0.95];
const RIGHT = 0.95;
const LETTER = 0.008;
const LINE = 0.012;
const ROW = 0.03;
/** A row that the next one goes on with has it near. */
const LINE_OF_ROW = 0.018;
const INDENT = 0.01;

/** A cell's words: what the service is unsure of says so, and what lies across several columns says across how many. */
type Cell = string | { text: string; confidence?: number; across?: number };

interface PlacedCell {
  text: string;
  confidence: number;
  across: number;
  row: number;
  column: number;
  top: number;
  height: number;
}

/** What AnalyzeDocument answers to a page with one table, in its documented shape, with every block that it gives of one. */
export function aTextractReply(rows: readonly (readonly Cell[])[], top = 0.1): { DocumentMetadata: { Pages: number }; Blocks: Block[] } {
  const read = placed(rows, top).map((cell) => {
    const words = wordsOf(cell);
    const squares = squaresOf(cell, words);
    return { words, squares, line: words.length > 0 ? [lineOf(cell, words)] : [], merged: cell.across > 1 ? [mergedOf(cell, squares)] : [] };
  });
  const [lines, words, cells, merged] = [read.flatMap(({ line }) => line), read.flatMap(({ words }) => words), read.flatMap(({ squares }) => squares), read.flatMap(({ merged }) => merged)];
  const height = cells.reduce((bottom, { Geometry }) => Math.max(bottom, (Geometry?.BoundingBox?.Top ?? 0) + (Geometry?.BoundingBox?.Height ?? 0)), top) - top;
  const table: Block = {
    BlockType: 'TABLE', Id: 'table', Page: 1, Confidence: 99.8, EntityTypes: ['STRUCTURED_TABLE'], Geometry: box(LEFTS[0] ?? 0, top, RIGHT - (LEFTS[0] ?? 0), height),
    Relationships: [...children(cells), ...(merged.length > 0 ? [{ Type: 'MERGED_CELL' as const, Ids: idsOf(merged) }] : [])],
  };
  const page: Block = { BlockType: 'PAGE', Id: 'page', Page: 1, Geometry: box(0, 0, 1, 1), Relationships: children([...lines, table]) };
  return { DocumentMetadata: { Pages: 1 }, Blocks: [page, ...lines, ...words, table, ...cells, ...merged] };
}

function placed(rows: readonly (readonly Cell[])[], top: number): PlacedCell[] {
  let y = top;
  return rows.flatMap((cells, row) => {
    let column = 0;
    const height = rows[row + 1]?.[0] === '' ? LINE_OF_ROW : ROW;
    const result = cells.map((cell): PlacedCell => {
      const { text, confidence = 99.2, across = 1 } = typeof cell === 'string' ? { text: cell } : cell;
      const place = { text, confidence, across, row, column, top: y, height };
      column += across;
      return place;
    });
    y += height;
    return result;
  });
}

function wordsOf({ text, confidence, row, column, top }: PlacedCell): Block[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    BlockType: 'WORD', Id: `word-${row}-${column}-${match.index}`, Text: match[0], TextType: 'PRINTED', Confidence: confidence, Page: 1,
    Geometry: box(leftOf(column) + INDENT + match.index * LETTER, top + 0.008, match[0].length * LETTER, LINE),
  }));
}

function lineOf({ text, confidence, row, column, top }: PlacedCell, words: readonly Block[]): Block {
  return { BlockType: 'LINE', Id: `line-${row}-${column}`, Text: text, Confidence: confidence, Page: 1, Geometry: box(leftOf(column) + INDENT, top + 0.008, text.length * LETTER, LINE), Relationships: children(words) };
}

/** The squares of the grid: one that is joined with others still stands there, with the words that begin in it. */
function squaresOf({ across, row, column, top, height }: PlacedCell, words: readonly Block[]): Block[] {
  return Array.from({ length: across }, (_, at): Block => {
    const [left, right] = [leftOf(column + at), leftOf(column + at + 1)];
    const own = across === 1 ? words : words.filter(({ Geometry }) => left <= (Geometry?.BoundingBox?.Left ?? 0) && (Geometry?.BoundingBox?.Left ?? 0) < right);
    return {
      BlockType: 'CELL', Id: `cell-${row}-${column + at}`, RowIndex: row + 1, ColumnIndex: column + at + 1, RowSpan: 1, ColumnSpan: 1, Confidence: 97, Page: 1,
      Geometry: box(left, top, right - left, height),
      ...(row === 0 && { EntityTypes: ['COLUMN_HEADER'] }),
      ...(own.length > 0 && { Relationships: children(own) }),
    };
  });
}

function mergedOf({ across, row, column, top, height }: PlacedCell, squares: readonly Block[]): Block {
  return {
    BlockType: 'MERGED_CELL', Id: `merged-${row}-${column}`, RowIndex: row + 1, ColumnIndex: column + 1, RowSpan: 1, ColumnSpan: across, Confidence: 97, Page: 1,
    EntityTypes: ['TABLE_SECTION_TITLE'], Geometry: box(leftOf(column), top, leftOf(column + across) - leftOf(column), height), Relationships: children(squares),
  };
}

const leftOf = (column: number): number => LEFTS[column] ?? RIGHT;
const idsOf = (blocks: readonly Block[]): string[] => blocks.map(({ Id = '' }) => Id);
const children = (blocks: readonly Block[]) => [{ Type: 'CHILD' as const, Ids: idsOf(blocks) }];
const box = (Left: number, Top: number, Width: number, Height: number) => ({ BoundingBox: { Left, Top, Width, Height } });
