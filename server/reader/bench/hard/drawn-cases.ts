import { createCanvas } from '@napi-rs/canvas';
import type { TableRow } from '../contracts/invent-contract';
import { FormSheet, ONE_DATE, type Place } from './draw-form';
import type { Drawn } from './drawn';
import { handwritten, type Polyline } from './handwriting';
import { HEADER, isDate, movedBy, rowsOfForm } from './rows-of-form';
import { DATE, styleOf } from './typed-cases';

const PEN = { width: 1, height: 9 };

type Ink = 'strokes' | 'pictures' | 'outlines' | 'one-path';

/**
 * A typed form, or its first rows, whose days were written in with a pen: as strokes, as small pictures, as filled shapes, or all of a
 * page as one path.
 */
export async function inkedForm(ink: Ink, number: number, rowCount?: number): Promise<Drawn> {
  const { rows, chance } = rowsOfForm(number, { rowCount });
  const sheet = new FormSheet(styleOf(number));
  const typed = rows.map(([item, reference, title, date]) => [item, reference, title, isDate(date) ? '' : date]);
  const style = styleOf(number);
  for (let first = 0; first < typed.length; first += style.rowsOnPage) {
    const places = sheet.drawTable(ONE_DATE, HEADER, typed.slice(first, first + style.rowsOnPage), first ? '' : '3.1.');
    const written = places.flatMap((row, index) => {
      const [date = '', place] = [rows[first + index]?.[DATE], row[DATE]];
      return place && isDate(date) ? [handwritten(date, place.x + 2, place.y, PEN.height, chance)] : [];
    });
    if (ink === 'one-path') drawInOne(sheet, written.flat(2), number % 3 === 0);
    else for (const lines of written) drawInk(sheet, ink, lines);
  }
  return { bytes: await sheet.end(), rows };
}

/** One path through all points, the pen never lifted: straight from one to the next, or in curves. */
function drawInOne({ document }: FormSheet, points: Polyline, isStraight: boolean): void {
  document.lineWidth(PEN.width);
  for (const [index, [x, y]] of points.entries()) {
    const [fromX, fromY] = points[index - 1] ?? [x, y];
    if (index === 0) document.moveTo(x, y);
    else if (isStraight) document.lineTo(x, y);
    else document.bezierCurveTo(fromX, fromY + (y - fromY) / 3, x, y - (y - fromY) / 3, x, y);
  }
  document.stroke();
}

function drawInk({ document }: FormSheet, ink: Ink, lines: readonly Polyline[]): void {
  if (ink === 'pictures') {
    const points = lines.flat();
    const [left, top] = [Math.min(...points.map(([x]) => x)) - 2, Math.min(...points.map(([, y]) => y)) - 2];
    const [right, bottom] = [Math.max(...points.map(([x]) => x)) + 2, Math.max(...points.map(([, y]) => y)) + 2];
    document.image(pictureOf(lines, left, top, right - left, bottom - top), left, top, { width: right - left });
    return;
  }
  for (const line of lines) {
    if (ink === 'strokes') {
      document.lineWidth(PEN.width);
      for (const [index, [x, y]] of line.entries())
        if (index === 0) document.moveTo(x, y);
        else document.lineTo(x, y);
      document.stroke();
    } else for (const [index, to] of line.slice(1).entries()) fillBetween(document, line[index] ?? to, to);
  }
}

/** The outline of a stroke, filled. */
function fillBetween(document: FormSheet['document'], [x0, y0]: Polyline[number], [x1, y1]: Polyline[number]): void {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [across, down] = [((y0 - y1) / length) * (PEN.width / 2), ((x1 - x0) / length) * (PEN.width / 2)];
  document
    .moveTo(x0 + across, y0 + down)
    .lineTo(x1 + across, y1 + down)
    .lineTo(x1 - across, y1 - down)
    .lineTo(x0 - across, y0 - down)
    .fill('#113');
  document.fillColor('#000');
}

/** A picture of the writing, three dots to a point, on a transparent ground. */
function pictureOf(lines: readonly Polyline[], left: number, top: number, width: number, height: number): Buffer {
  const scale = 3;
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext('2d');
  context.lineWidth = PEN.width * scale;
  for (const line of lines) {
    context.beginPath();
    for (const [x, y] of line) context.lineTo((x - left) * scale, (y - top) * scale);
    context.stroke();
  }
  return canvas.toBuffer('image/png');
}

/** A typed contract in which some dates are struck out, with the valid dates next to them. */
export async function struckDates(number: number): Promise<Drawn> {
  const { rows, chance } = rowsOfForm(number);
  const style = styleOf(number);
  const sheet = new FormSheet(style);
  const struck = rows.map(([, , , date]) => isDate(date) && chance.happens(0.3));
  const shown = rows.map(([item, reference, title, date], index) => [
    item,
    reference,
    title,
    struck[index] ? `${movedBy(-6, date)}   ${date}` : date,
  ]);
  for (let first = 0; first < rows.length; first += style.rowsOnPage) {
    const places = sheet.drawTable(ONE_DATE, HEADER, shown.slice(first, first + style.rowsOnPage), first ? '' : '3.1.');
    for (const [index, row] of places.entries()) {
      const [place, date] = [row[DATE], rows[first + index]?.[DATE] ?? ''];
      if (place && struck[first + index]) strike(sheet, place, sheet.widthOf(movedBy(-6, date)), number);
    }
  }
  return { bytes: await sheet.end(), rows };
}

/** A level line, one by hand, or a curve. */
function strike({ document }: FormSheet, { x, y, height }: Place, width: number, number: number): void {
  const middle = y + 0.5 * height;
  document.lineWidth(0.8).moveTo(x - 1, middle);
  if (number % 3 === 0) document.lineTo(x + width + 1, middle);
  else if (number % 3 === 1) document.lineTo(x + width * 0.5, middle - 1.2).lineTo(x + width + 1, middle + 1.4);
  else document.bezierCurveTo(x + width * 0.3, middle - 3, x + width * 0.7, middle + 3, x + width + 1, middle - 0.5);
  document.stroke();
}

/** This many rows in a row are struck out, then as many are not. */
const RUN = 4;

/**
 * A typed contract in which one path strikes out the dates of several rows: in a wave of short pieces or a curve along
 * each, with the valid date next to it, or with one steep line through all of them and no dates in their place.
 */
export async function struckInOne(number: number): Promise<Drawn> {
  const { rows } = rowsOfForm(number);
  const style = styleOf(number);
  const isSteep = number % 3 === 2;
  const isStruck = (index: number) => index % (2 * RUN) < RUN && isDate(rows[index]?.[DATE] ?? '');
  const shown = rows.map(([item, reference, title, date], index) => [
    item,
    reference,
    title,
    isStruck(index) && !isSteep ? `${movedBy(-6, date)}   ${date}` : date,
  ]);
  const sheet = new FormSheet(style);
  for (let first = 0; first < rows.length; first += style.rowsOnPage) {
    const places = sheet.drawTable(ONE_DATE, HEADER, shown.slice(first, first + style.rowsOnPage), first ? '' : '3.1.');
    for (let block = 0; block * 2 * RUN < rows.length; block++) {
      const run = places.flatMap((row, at) => {
        const [place, index] = [row[DATE], first + at];
        const isOwn = Math.floor(index / (2 * RUN)) === block && isStruck(index);
        return place && isOwn ? [{ ...place, width: sheet.widthOf(movedBy(-6, rows[index]?.[DATE] ?? '')) }] : [];
      });
      strikeInOne(sheet, run, number);
    }
  }
  const truth = rows.map(([item, reference, title, date], index): TableRow => {
    return [item, reference, title, isSteep && isStruck(index) ? '' : date];
  });
  return { bytes: await sheet.end(), rows: truth };
}

/** Draws one path over all these dates, whose `width` is that of their text. */
function strikeInOne({ document }: FormSheet, run: readonly Place[], number: number): void {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return;
  document.lineWidth(0.8);
  if (number % 3 === 2) {
    const [top, bottom] = [first.y - 3, last.y + last.height + 3];
    document.moveTo(first.x + 0.75 * first.width, top);
    document.bezierCurveTo(first.x + 14, top + 5, last.x + 20, bottom - 5, last.x + 0.3 * last.width, bottom);
  }
  for (const { x, y, width, height } of number % 3 === 2 ? [] : run) {
    const [middle, end] = [y + 0.5 * height, x + width + 1];
    if (y === first.y) document.moveTo(x - 1, middle);
    else document.bezierCurveTo(end, middle - 14, x - 6, middle - 4, x - 1, middle);
    if (number % 3 === 1) document.bezierCurveTo(x + 0.3 * width, middle - 3, x + 0.7 * width, middle + 3, end, middle);
    else for (let step = 1; x + 3 * step < end; step++) document.lineTo(x + 3 * step, middle + (step % 2) - 0.5);
  }
  document.stroke();
}
