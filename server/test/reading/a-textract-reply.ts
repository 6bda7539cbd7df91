import type { Block } from '@aws-sdk/client-textract';

/** Where the four columns begin, and how large things are, in shares of the page. */
const LEFTS = [0.1, 0.2, 0.3, 0.75, 0.95];
const LETTER = 0.008;
const LINE = 0.012;
const ROW = 0.03;
/** A row that goes on with the one above it stands nearer to it. */
const LINE_OF_ROW = 0.018;

const box = (Left: number, Top: number, Width: number, Height: number) => ({ BoundingBox: { Left, Top, Width, Height } });

/** What AnalyzeDocument answers to a page with one table, in its documented shape. Cells may be unsure: `{ text, confidence }`. */
export function aTextractReply(rows: readonly (readonly (string | { text: string; confidence: number })[])[], top = 0.1): { DocumentMetadata: { Pages: number }; Blocks: Block[] } {
  const words: Block[] = [];
  const heights = rows.map((_, at) => (rows[at + 1]?.[0] === '' ? LINE_OF_ROW : ROW));
  const topOf = (row: number) => heights.slice(0, row).reduce((y, height) => y + height, top);
  const cells = rows.flatMap((row, rowIndex) => row.map((cell, columnIndex): Block => {
    const { text, confidence } = typeof cell === 'string' ? { text: cell, confidence: 99.2 } : cell;
    const [left, y] = [LEFTS[columnIndex]!, topOf(rowIndex)];
    const ids = [...text.matchAll(/\S+/g)].map((match) => {
      const Id = `word-${rowIndex}-${columnIndex}-${match.index}`;
      words.push({ BlockType: 'WORD', Id, Text: match[0], TextType: 'PRINTED', Confidence: confidence, Page: 1, Geometry: box(left + 0.01 + match.index * LETTER, y + 0.008, match[0].length * LETTER, LINE) });
      return Id;
    });
    return {
      BlockType: 'CELL', Id: `cell-${rowIndex}-${columnIndex}`, RowIndex: rowIndex + 1, ColumnIndex: columnIndex + 1, RowSpan: 1, ColumnSpan: 1, Confidence: 97, Page: 1,
      Geometry: box(left, y, LEFTS[columnIndex + 1]! - left, heights[rowIndex]!),
      ...(ids.length > 0 && { Relationships: [{ Type: 'CHILD', Ids: ids }] }),
    };
  }));
  const ids = [...cells, ...words].map(({ Id }) => Id!);
  const page: Block = { BlockType: 'PAGE', Id: 'page', Page: 1, Geometry: box(0, 0, 1, 1), Relationships: [{ Type: 'CHILD', Ids: ids }] };
  const table: Block = { BlockType: 'TABLE', Id: 'table', Page: 1, Confidence: 99.8, Geometry: box(0.1, top, 0.85, topOf(rows.length) - top), Relationships: [{ Type: 'CHILD', Ids: cells.map(({ Id }) => Id!) }] };
  return { DocumentMetadata: { Pages: 1 }, Blocks: [page, table, ...cells, ...words] };
}
