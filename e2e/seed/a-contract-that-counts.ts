import { PDFDocument, StandardFonts } from 'pdf-lib';

/** MEC of the contract below, as typed: a Monday. */
export const MEC = '06/03/2030';

/**
 * The rows of a contract that names one day, its closing, and counts 20: the day of each under Will, and the day after the closing has moved
 * from Thursday, 07-18 by a week; null where that does not move it. Counted by hand.
 */
export const ROWS: readonly [title: string, words: string, day: string, later: string | null][] = [
  ['Alternative Earnest Money Deadline', 'MEC + 3 days', '06-06-2030', null],
  // Saturday
  ['Record Title Deadline', 'MEC + 5 days', '06-10-2030', null],
  ['Record Title Objection Deadline', '7 days after Record Title Deadline', '06-17-2030', null],
  ['Off-Record Title Deadline', 'MEC + 7 days', '06-10-2030', null],
  // Saturday
  ['Off-Record Title Objection Deadline', 'MEC + 12 days', '06-17-2030', null],
  // Juneteenth
  ['Title Resolution Deadline', 'MEC + 16 days', '06-20-2030', null],
  ['Association Documents Deadline', 'MEC + 10 days', '06-13-2030', null],
  ['Association Documents Termination Deadline', '5 days after Association Documents Deadline', '06-18-2030', null],
  ["Seller's Property Disclosure Deadline", 'MEC + 2 days', '06-05-2030', null],
  ['New Loan Application Deadline', 'MEC + 4 days', '06-07-2030', null],
  ['New Loan Terms Deadline', '30 days before Closing', '06-18-2030', '06-25-2030'],
  // Independence Day
  ['New Loan Availability Deadline', '14 days before Closing', '07-05-2030', '07-11-2030'],
  ['Appraisal Deadline', '20 days before Closing', '06-28-2030', '07-05-2030'],
  ['Appraisal Objection Deadline', '3 days after Appraisal Deadline', '07-01-2030', '07-08-2030'],
  // Independence Day
  ['Appraisal Resolution Deadline', '6 days after Appraisal Deadline', '07-05-2030', '07-11-2030'],
  ['Inspection Objection Deadline', 'MEC + 18 days', '06-21-2030', null],
  // Sunday
  ['Inspection Termination Deadline', 'MEC + 20 days', '06-24-2030', null],
  ['Inspection Resolution Deadline', '4 days after Inspection Objection Deadline', '06-25-2030', null],
  ['Property Insurance Termination Deadline', '10 days before Closing', '07-08-2030', '07-15-2030'],
  ['Possession Date', 'Upon Closing', '07-18-2030', '07-25-2030'],
  ['Closing Date', '07/18/2030', '07-18-2030', '07-25-2030'],
];

const HEADER = ['Item No.', 'Reference', 'Event', 'Date or Deadline'];
/** In points from the left, and from below. */
const COLUMNS = [60, 110, 160, 400];
const TOP = 720;
const PITCH = 20;

/** The contract as a PDF with typed text, for a file field. */
export async function aContractThatCounts(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const rows = ROWS.map(([title, words], at) => [`${at + 1}`, `§ ${at + 4}`, title, words]);
  for (const [line, cells] of [HEADER, ...rows].entries())
    for (const [column, text] of cells.entries())
      page.drawText(text, { x: COLUMNS[column] ?? 0, y: TOP - PITCH * line, size: 9, font });
  return { name: 'counted.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}
