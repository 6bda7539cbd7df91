import type { Block } from '@aws-sdk/client-textract';
import { boxAround, type Box, type PageLayout, type Rulings, type Word } from '@keydate/reader/page-layout';

/** Converts the service's words and lines to a page layout, in dots: tables are then found as on every other page. */
export function textractLayout(blocks: readonly Block[], width: number, height: number): PageLayout {
  const inDots = (block: Block): Box => {
    const { Left = 0, Top = 0, Width = 0, Height = 0 } = block.Geometry?.BoundingBox ?? {};
    return { left: Left * width, top: Top * height, right: (Left + Width) * width, bottom: (Top + Height) * height };
  };
  const words = blocks.flatMap((block): Word[] => {
    const text = block.BlockType === 'WORD' ? (block.Text ?? '').trim() : '';
    return text === '' ? [] : [{ ...inDots(block), text, confidence: block.Confidence ?? 0 }];
  });
  const [squares, joined] = [
    blocks.filter((block) => block.BlockType === 'CELL'),
    blocks.filter((block) => block.BlockType === 'MERGED_CELL'),
  ];
  const tables = blocks
    .filter((block) => block.BlockType === 'TABLE')
    .map((table) => squares.filter((square) => isChildOf(table, square)));
  const edges = tables.map((table) => edgesOf(table, joined, inDots));
  return {
    width,
    height,
    words,
    rulings: { across: edges.flatMap(({ across }) => across), down: edges.flatMap(({ down }) => down) },
  };
}

/**
 * The edges of a table's cells, as if they were drawn. Two rows are separated if both begin a row of the contract: a
 * line of a title that was taken for a row may belong to the row above or below it, depending on its position.
 */
function edgesOf(squares: readonly Block[], joined: readonly Block[], inDots: (block: Block) => Box): Rulings {
  if (squares.length === 0) return { across: [], down: [] };
  const { left, right } = boxAround(squares.map(inDots));
  const cellOf = (square: Block) => joined.find((cell) => isChildOf(cell, square)) ?? square;
  const filledIn = (column: number) =>
    squares.filter((square) => square.ColumnIndex === column && childrenOf(square).length > 0).map(cellOf);
  // A row begins with a number and a reference, and a heading lies across. A title's line has at most the margin's
  // line number next to it.
  const second = filledIn(2);
  const begun = filledIn(1).filter(
    ({ RowIndex, ColumnSpan = 1 }) => ColumnSpan > 1 || second.some((cell) => cell.RowIndex === RowIndex),
  );
  const rowsBelow = new Set(begun.map(({ RowIndex = 1, RowSpan = 1 }) => RowIndex + RowSpan));
  const tops = begun.filter(({ RowIndex = 1 }) => rowsBelow.has(RowIndex)).map((cell) => inDots(cell).top);
  return {
    across: tops.map((at) => ({ at, from: left, to: right })),
    down: squares
      .map((square) => inDots(cellOf(square)))
      .map((cell) => ({ at: cell.left, from: cell.top, to: cell.bottom })),
  };
}

function isChildOf(block: Block, { Id = '' }: Block): boolean {
  return childrenOf(block).includes(Id);
}

function childrenOf(block: Block): string[] {
  return (block.Relationships ?? []).filter(({ Type }) => Type === 'CHILD').flatMap(({ Ids }) => Ids ?? []);
}
