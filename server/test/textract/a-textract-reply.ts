import { randomUUID } from 'node:crypto';
import type { AnalyzeDocumentResponse, Block, Geometry } from '@aws-sdk/client-textract';
import { centerX, centerY, heightOf, type Box } from '@keydate/reader/page-layout';

/** The left edges of the four columns and the right edge of the last, and sizes, in shares of the page. */
const EDGES = [0.1, 0.2, 0.3, 0.75, 0.95];
const LETTER = 0.008;
const LINE = 0.012;
const ROW = 0.03;
/** In a row that the next one continues, the lines are close together. */
const LINE_OF_ROW = 0.018;
const INDENT = 0.01;
/** No page is quite level: each column's squares are a little higher than those of the previous one. */
const TILT = 0.00005;

/**
 * A cell's words. A cell that the service is unsure of says so, and a cell joined from several squares says over how
 * many.
 */
type Cell = string | { text: string; confidence?: number; across?: number; down?: number; centred?: boolean };

/** A cell of the table as drawn: one square of the grid, or several. */
interface Drawn {
  box: Box;
  row: number;
  column: number;
  across: number;
  down: number;
  line: Block | null;
  words: Block[];
}

/**
 * The reply of AnalyzeDocument to a page with one table, block for block and field for field as the service writes it.
 * First come the page, its lines and its words, then the table with every square of its grid and the joined cells. A
 * joined square has the words whose middle lies in it; an empty one has no relationships.
 */
export function aTextractReply(rows: readonly (readonly Cell[])[], top = 0.1): AnalyzeDocumentResponse {
  const grid = gridOf(rows, top);
  const drawn = drawnOn(grid, rows);
  const [lines, words] = [drawn.flatMap(({ line }) => line ?? []), drawn.flatMap((cell) => cell.words)];
  const squares = grid.flatMap((row, at) =>
    row.map((box, column) => squareOf(box, at, column, words, entitiesOf(drawn, at))),
  );
  const joined = drawn.filter(({ across, down }) => across > 1 || down > 1).map((cell) => joinedOf(cell, squares));
  const table = block('TABLE', 99.8, around(squares), {
    Relationships: [
      ...children(squares),
      ...(joined.length > 0 ? [{ Type: 'MERGED_CELL' as const, Ids: idsOf(joined) }] : []),
    ],
    EntityTypes: ['STRUCTURED_TABLE'],
  });
  const page = block(
    'PAGE',
    undefined,
    { left: 0, top: 0, right: 1, bottom: 1 },
    { Relationships: children([...lines, table]) },
  );
  return {
    DocumentMetadata: { Pages: 1 },
    Blocks: [page, ...lines, ...words, table, ...squares, ...joined],
    AnalyzeDocumentModelVersion: '1.0',
  };
}

function gridOf(rows: readonly (readonly Cell[])[], top: number): Box[][] {
  let bottom = top;
  return rows.map((_, at) => {
    const rowTop = bottom;
    bottom += rows[at + 1]?.[0] === '' ? LINE_OF_ROW : ROW;
    return EDGES.slice(1).map((right, column) => ({
      left: EDGES[column] ?? 0,
      right,
      top: rowTop - TILT * column,
      bottom: bottom - TILT * column,
    }));
  });
}

function drawnOn(grid: readonly Box[][], rows: readonly (readonly Cell[])[]): Drawn[] {
  return rows.flatMap((cells, row) => {
    let next = 0;
    return cells.map((cell): Drawn => {
      const {
        text,
        confidence = 99.2,
        across = 1,
        down = 1,
        centred = false,
      } = typeof cell === 'string' ? { text: cell } : cell;
      const column = next;
      next += across;
      const [first, last] = [grid[row]?.[column], grid[row + down - 1]?.[next - 1]];
      if (!first || !last)
        throw new RangeError(`row ${row + 1} has no column ${next}, or the table no row ${row + down}`);
      const box = { left: first.left, top: first.top, right: last.right, bottom: last.bottom };
      const left = centred ? centerX(box) - (text.length * LETTER) / 2 : box.left + INDENT;
      const line = down === 1 ? box.top + ROW / 2 - LINE / 2 : centerY(box) - LINE / 2;
      return { box, row, column, across, down, ...linesOf(text, confidence, left, line) };
    });
  });
}

function linesOf(text: string, confidence: number, left: number, top: number): Pick<Drawn, 'line' | 'words'> {
  const boxOf = (from: number, letters: number): Box => ({
    left: left + from * LETTER,
    right: left + (from + letters) * LETTER,
    top,
    bottom: top + LINE,
  });
  const words = [...text.matchAll(/\S+/g)].map((match) =>
    block('WORD', confidence, boxOf(match.index, match[0].length), { Text: match[0], TextType: 'PRINTED' }),
  );
  return {
    words,
    line:
      words.length > 0
        ? block('LINE', confidence, boxOf(0, text.length), { Text: text, Relationships: children(words) })
        : null,
  };
}

function squareOf(
  box: Box,
  row: number,
  column: number,
  words: readonly Block[],
  entities: Pick<Block, 'EntityTypes'>,
): Block {
  const own = words.filter((word) => isIn(box, around([word])));
  return block('CELL', 84.3, box, {
    RowIndex: row + 1,
    ColumnIndex: column + 1,
    RowSpan: 1,
    ColumnSpan: 1,
    ...(own.length > 0 && { Relationships: children(own) }),
    ...entities,
  });
}

/** The entity types of a row's squares, if it is more than a row of cells. */
function entitiesOf(drawn: readonly Drawn[], at: number): Pick<Block, 'EntityTypes'> {
  if (at === 0) return { EntityTypes: ['COLUMN_HEADER'] };
  return drawn.some(({ row, across }) => row === at && across > 1) ? { EntityTypes: ['TABLE_SECTION_TITLE'] } : {};
}

function joinedOf({ box, row, column, across, down }: Drawn, squares: readonly Block[]): Block {
  const own = squares.filter((square) => isIn(box, around([square])));
  return block('MERGED_CELL', 64.2, box, {
    RowIndex: row + 1,
    ColumnIndex: column + 1,
    RowSpan: down,
    ColumnSpan: across,
    Relationships: children(own),
    ...(across > 1 && { EntityTypes: ['TABLE_SECTION_TITLE'] }),
  });
}

const isIn = (outer: Box, inner: Box): boolean =>
  centerX(inner) > outer.left &&
  centerX(inner) < outer.right &&
  centerY(inner) > outer.top &&
  centerY(inner) < outer.bottom;
const idsOf = (blocks: readonly Block[]): string[] => blocks.map(({ Id = '' }) => Id);
const children = (blocks: readonly Block[]) => [{ Type: 'CHILD' as const, Ids: idsOf(blocks) }];

function block(BlockType: Block['BlockType'], Confidence: number | undefined, box: Box, rest: Partial<Block>): Block {
  return { BlockType, Confidence, ...rest, Geometry: geometryOf(box), Id: randomUUID() };
}

function geometryOf(box: Box): Geometry {
  const { left, top, right, bottom } = box;
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  return {
    BoundingBox: { Width: right - left, Height: heightOf(box), Left: left, Top: top },
    Polygon: corners.map(([X, Y]) => ({ X, Y })),
  };
}

function around(blocks: readonly Block[]): Box {
  const boxes = blocks
    .map(({ Geometry }) => Geometry?.BoundingBox ?? {})
    .map(({ Left = 0, Top = 0, Width = 0, Height = 0 }) => ({
      left: Left,
      top: Top,
      right: Left + Width,
      bottom: Top + Height,
    }));
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
