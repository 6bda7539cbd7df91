import { isFormTitle } from '../forms/form-titles';
import { centerY, median, type Ruling } from '../page-layout';
import { isNextLine, isWithinLines } from './next-line';
import { readItemNumber } from './number-rows';
import { textOf, type TextLine } from '../words/text-lines';
import type { LinesByColumn } from './table-row';
import { isReference, looksComplete } from './titles';

/** In lines. */
const LONGEST_TITLE = 4;

const SECTION_HEADINGS = [
  'title',
  'owners association',
  'sellers disclosures',
  'sellers property disclosure',
  'loan and credit',
  'appraisal',
  'survey',
  'inspection and due diligence',
  'inspection',
  'due diligence',
  'closing and possession',
  'closing',
  'possession',
  'general',
];

/**
 * In heights of a line: a title's line is at most this far from its row's number, even if the title has two lines with
 * the number level with their middle.
 */
const BESIDE = 0.75;
/** In distances between rows: the lines of a title are closer together, even if each row has only one line. */
const NEARER_THAN_ROWS = 0.75;

/**
 * Leaves out the lines of the title column that head a section of the form and are not rows of the table. The same
 * words may be a title, or a line of one ("Inspection" above "Objection Deadline"). They are if a number, a reference
 * or a date is next to them, if the title of the line above does not end there, or if a line that begins no title of
 * the form is close below.
 */
export function withoutSectionHeadings(lines: LinesByColumn, rulings: readonly Ruling[]): LinesByColumn {
  const numbers = lines.item.filter((line) => readItemNumber(textOf(line)) !== null);
  const marks = [
    ...numbers,
    ...lines.reference.filter((line) => isReference(textOf(line))),
    ...lines.date.filter((line) => /[\p{L}\d]/u.test(textOf(line))),
  ];
  const pitch = median(numbers.slice(1).map((line, index) => centerY(line) - centerY(numbers[index] ?? line)));
  const beginsTitle = (line: TextLine, [below, ...others]: readonly TextLine[]) => {
    if (!below || !isNextLine(line, below, rulings) || beginsFormTitle('', [below, ...others])) return false;
    return (
      beginsFormTitle(textOf(line), [below, ...others]) || centerY(below) - centerY(line) < NEARER_THAN_ROWS * pitch
    );
  };
  const title: TextLine[] = [];
  for (const [index, line] of lines.title.entries()) {
    const above = title.at(-1);
    const endsTitle =
      above !== undefined && !looksComplete(title.slice(-2).map(textOf).join(' ')) && isNextLine(above, line, rulings);
    const isOfTitle =
      endsTitle ||
      marks.some((mark) => isWithinLines(mark, line, BESIDE, rulings)) ||
      beginsTitle(line, lines.title.slice(index + 1, index + 1 + LONGEST_TITLE));
    if (isOfTitle || !isSectionHeading(textOf(line))) title.push(line);
  }
  return { ...lines, title };
}

/** True if a text, or none, and one or more of the lines below it make a title of the form. */
function beginsFormTitle(text: string, below: readonly TextLine[]): boolean {
  return below.some((_, index) =>
    isFormTitle(
      `${text} ${below
        .slice(0, index + 1)
        .map(textOf)
        .join(' ')}`.trim(),
    ),
  );
}

function isSectionHeading(text: string): boolean {
  return SECTION_HEADINGS.includes(
    text
      .toLowerCase()
      .replace(/[^a-z ]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}
