import { centreY, heightOf, type Box, type Ruling } from '../page-layout';
import type { ColumnName } from './find-header';
import { isParted } from './is-parted';
import { readItemNumber } from './number-rows';
import { textOf, type TextLine } from './text-lines';
import { isReference, looksComplete } from './titles';

export type LinesByColumn = Record<ColumnName, TextLine[]>;

const SECTION_HEADINGS = [
  'title', 'owners association', 'sellers disclosures', 'loan and credit', 'appraisal', 'survey',
  'inspection and due diligence', 'inspection', 'due diligence', 'closing and possession', 'closing', 'possession', 'general',
];

/** In heights of a line: a title's line stands this near to its row's number, be it of two lines with the number beside their middle. */
const BESIDE = 0.75;
/** In heights of a line: the lines of one title stand no further apart, rows without lines between them do. */
const LEADING = 1.35;

/**
 * Leaves out the lines of the title column that head a section of the form and are no row of the table. The same words
 * may be a title, or a line of one ("Inspection" above "Objection Deadline"): beside a number, a reference or a date,
 * or below a line that its title does not end with, they are.
 */
export function withoutSectionHeadings(lines: LinesByColumn, rulings: readonly Ruling[]): LinesByColumn {
  const marks = [
    ...lines.item.filter((line) => readItemNumber(textOf(line)) !== null),
    ...lines.reference.filter((line) => isReference(textOf(line))),
    ...lines.date.filter((line) => /[\p{L}\d]/u.test(textOf(line))),
  ];
  const title: TextLine[] = [];
  for (const line of lines.title) {
    const above = title.at(-1);
    const isOfTitle = marks.some((mark) => isNear(mark, line, BESIDE, rulings)) || (above && !looksComplete(textOf(above)) && isNear(above, line, LEADING, rulings));
    if (isOfTitle || !isSectionHeading(textOf(line))) title.push(line);
  }
  return { ...lines, title };
}

function isNear(a: Box, b: Box, reach: number, rulings: readonly Ruling[]): boolean {
  return Math.abs(centreY(a) - centreY(b)) < reach * Math.max(heightOf(a), heightOf(b)) && !isParted(a, b, rulings);
}

function isSectionHeading(text: string): boolean {
  return SECTION_HEADINGS.includes(text.toLowerCase().replace(/[^a-z ]/g, '').replace(/\s+/g, ' ').trim());
}
