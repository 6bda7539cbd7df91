import type { Block } from '@aws-sdk/client-textract';
import { boxAround, type Box, type PageLayout, type Rulings, type Word } from '../../modules/scans/reading/page-layout';

/** What the service says of a page as words and lines on it, in dots: tables are found in them as on every other page. */
export function textractLayout(blocks: readonly Block[], width: number, height: number): PageLayout {
  const inDots = (block: Block): Box => {
    const { Left = 0, Top = 0, Width = 0, Height = 0 } = block.Geometry?.BoundingBox ?? {};
    return { left: Left * width, top: Top * height, right: (Left + Width) * width, bottom: (Top + Height) * height };
  };
  const words = blocks.flatMap((block): Word[] => {
    const text = block.BlockType === 'WORD' ? (block.Text ?? '').trim() : '';
    return text === '' ? [] : [{ ...inDots(block), text, confidence: block.Confidence ?? 0 }];
  });
  const cells = blocks.filter((block) => block.BlockType === 'CELL');
  const tables = blocks.filter((block) => block.BlockType === 'TABLE').map((table) => cells.filter((cell) => childrenOf(table).includes(cell.Id ?? '')));
  const edges = tables.map((table) => edgesOf(table, inDots));
  return { width, height, words, rulings: { across: edges.flatMap(({ across }) => across), down: edges.flatMap(({ down }) => down) } };
}

/** Number and reference stand in the first columns: a row without either goes on with the one above it, as a wrapped title does. */
const NUMBERED_COLUMNS = 2;

function edgesOf(cells: readonly Block[], inDots: (block: Block) => Box): Rulings {
  if (cells.length === 0) return { across: [], down: [] };
  const { left, right } = boxAround(cells.map(inDots));
  const beginRows = cells.filter((cell) => (cell.ColumnIndex ?? 0) <= NUMBERED_COLUMNS && childrenOf(cell).length > 0);
  const tops = new Map(beginRows.map((cell) => [cell.RowIndex, inDots(cell).top]));
  const sides = cells.filter((cell) => (cell.ColumnSpan ?? 1) === 1).map(inDots);
  return {
    across: [...tops.values()].map((at) => ({ at, from: left, to: right })),
    down: sides.map((cell) => ({ at: cell.left, from: cell.top, to: cell.bottom })),
  };
}

function childrenOf(block: Block): string[] {
  return (block.Relationships ?? []).filter(({ Type }) => Type === 'CHILD').flatMap(({ Ids }) => Ids ?? []);
}
