import { decodePDFRawStream, degrees, PDFArray, PDFDocument, PDFName, PDFRawStream, type PDFObject } from 'pdf-lib';
import type { Chance } from '../contracts/chance';

/** Text as the page shows it, in hexadecimal, and the numbers of its position and size. */
const PIECES = /<[0-9a-fA-F]+>|(?<![\w.<])-?\d+(?:\.\d+)?(?![\w>])/g;

const ALTERATIONS: ((document: PDFDocument, chance: Chance) => void)[] = [
  (document, chance) => changeWriting(document, chance, moveNumbers),
  (document, chance) => changeWriting(document, chance, exchangeTexts),
  (document, chance) => changeWriting(document, chance, cutLines),
  (document, chance) => changeWriting(document, chance, repeatLines),
  shufflePages,
  turnPages,
  resizePages,
];

/**
 * A contract that opens correctly, but whose pages say something else, elsewhere, in another order or of another size.
 */
export async function alteredContract(pdf: Buffer, chance: Chance): Promise<Buffer> {
  const document = await PDFDocument.load(pdf);
  for (let times = chance.whole(1, 3); times > 0; times--) chance.pick(ALTERATIONS)(document, chance);
  return Buffer.from(await document.save({ useObjectStreams: chance.happens(0.5) }));
}

/** Rewrites what draws some of the pages. */
function changeWriting(
  document: PDFDocument,
  chance: Chance,
  change: (lines: string[], chance: Chance) => string[],
): void {
  for (const { node } of document.getPages()) {
    if (chance.happens(0.3)) continue;
    const lines = change(writingOf(node.Contents()).split('\n'), chance);
    const stream = document.context.flateStream(Buffer.from(lines.join('\n'), 'latin1'));
    node.set(PDFName.of('Contents'), document.context.register(stream));
  }
}

function writingOf(contents: PDFObject | undefined): string {
  if (contents instanceof PDFArray)
    return contents
      .asArray()
      .map((_, index) => writingOf(contents.lookup(index)))
      .join('\n');
  return contents instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(contents).decode()).toString('latin1') : '';
}

/** Positions, sizes and matrices: a little off, mirrored, zero, or far out. */
function moveNumbers(lines: string[], chance: Chance): string[] {
  const share = chance.pick([0.005, 0.03, 0.2]);
  const reach = chance.pick([2, 15, 300]);
  const moved = (number: number) =>
    chance.pick([
      number + chance.between(-reach, reach),
      number + chance.between(-reach, reach),
      -number,
      0,
      number * 1000,
      1e12,
    ]);
  return lines.map((line) =>
    line.replace(PIECES, (piece) =>
      !piece.startsWith('<') && chance.happens(share) ? moved(Number(piece)).toFixed(3) : piece,
    ),
  );
}

/** Shows one text in the place of another as well, shortened or repeated. */
function exchangeTexts(lines: string[], chance: Chance): string[] {
  const shown = lines.flatMap((line) => (line.match(PIECES) ?? []).filter((piece) => piece.startsWith('<')));
  if (shown.length === 0) return lines;
  const share = chance.pick([0.01, 0.05, 0.3]);
  const another = (own: string) =>
    chance.pick([chance.pick(shown), chance.pick(shown), `${own.slice(0, 5)}>`, own.slice(0, -1) + own.slice(1), '<>']);
  return lines.map((line) =>
    line.replace(PIECES, (piece) => (piece.startsWith('<') && chance.happens(share) ? another(piece) : piece)),
  );
}

function cutLines(lines: string[], chance: Chance): string[] {
  return lines.toSpliced(chance.whole(0, lines.length), chance.whole(1, Math.max(1, lines.length >> 1)));
}

function repeatLines(lines: string[], chance: Chance): string[] {
  const from = chance.whole(0, lines.length);
  const piece = lines.slice(from, from + chance.whole(1, 120));
  return lines.toSpliced(
    chance.whole(0, lines.length),
    0,
    ...Array.from({ length: chance.pick([1, 1, 4, 40]) }, () => piece).flat(),
  );
}

/** Moves one page, leaves one out, or repeats one. */
function shufflePages(document: PDFDocument, chance: Chance): void {
  const place = () => chance.whole(0, document.getPageCount() - 1);
  const [from, to] = [place(), place()];
  const page = document.getPage(from);
  const act = chance.pick(['move', 'leave out', 'repeat']);
  if (act !== 'repeat' && document.getPageCount() > 1) document.removePage(from);
  if (act !== 'leave out') document.insertPage(Math.min(to, document.getPageCount()), page);
}

function turnPages(document: PDFDocument, chance: Chance): void {
  for (const page of document.getPages())
    if (chance.happens(0.6)) page.setRotation(degrees(chance.pick([90, 180, 270, -90])));
}

function resizePages(document: PDFDocument, chance: Chance): void {
  for (const page of document.getPages()) {
    const { width, height } = page.getSize();
    const other = (side: number) => side * chance.pick([0.002, 0.2, 0.7, 1, 1, 1.5, 12]);
    if (chance.happens(0.5))
      page.setMediaBox(chance.between(-200, 200), chance.between(-200, 200), other(width), other(height));
    else page.scaleContent(chance.between(0.05, 3), chance.between(0.05, 3));
  }
}
