import type { RunningText } from '../facts/running-text';
import { reasonIf } from '../row-flags';
import { lettersOf } from '../words/letters';
import { plain } from './periods-in';
import type { StateFormRow } from './state-form-row';

/** The heading of the list, with the number of its section. */
const HEADING = /(?<=^|\n)(?:(\d{1,2})\.\s+)?(?:contract|listed)\s+deadlines\b[^\n]*/gi;
/** The next section ends the list. */
const NEXT_SECTION = /\n\d{1,2}\.\s+\p{Lu}/u;
/** "(a) Seller Disclosure Deadline", "24(a)" */
const ENTRY = /(?<=^|\n)[ \t]*(?:\d{1,2}\s?)?\(?([a-z])[).][ \t]+(?=\p{Lu})/gu;
const TITLE = /^([\s\S]{3,80}?\bDeadlines?\b)/u;
/** Words and lines that the form prints around the field of a day. */
const PRINTED = /[([]\s*(?:date|mm\/dd\/yyyy)\s*[)\]]|_+|^[\s:.–-]+/gi;

/** The rows whose loss costs most, as the form prints them. */
export const UTAH_CRITICAL = [
  'Seller Disclosure Deadline',
  'Due Diligence Deadline',
  'Financing & Appraisal Deadline',
  'Settlement Deadline',
];

/** The lettered list of deadlines of Utah's contract. */
export function utahRows(text: RunningText): StateFormRow[] {
  const lists = [...text.text.matchAll(HEADING)].map((heading) => entriesBelow(text, heading));
  const [fullest = []] = lists.toSorted((one, other) => other.length - one.length);
  return fullest.map((row) => {
    const rival = lists.flat().find((one) => isRival(one, row));
    return {
      ...row,
      reasons: [...row.reasons, ...reasonIf(rival !== undefined, 'other-day-for-title', rival?.cells[3])],
    };
  });
}

function isRival({ cells: [, , title, date] }: StateFormRow, row: StateFormRow): boolean {
  return lettersOf(title) === lettersOf(row.cells[2]) && date !== row.cells[3];
}

function entriesBelow(text: RunningText, heading: RegExpExecArray): StateFormRow[] {
  const begin = heading.index + heading[0].length;
  const rest = text.text.slice(begin);
  const list = rest.slice(0, NEXT_SECTION.exec(rest)?.index ?? rest.length);
  const entries = [...list.matchAll(ENTRY)];
  return entries.flatMap((entry, at): StateFormRow[] => {
    const from = entry.index + entry[0].length;
    const to = entries[at + 1]?.index ?? list.length;
    const words = list.slice(from, to);
    const title = TITLE.exec(words)?.[1];
    if (title === undefined) return [];
    const reference = heading[1] ? `§ ${heading[1]}(${entry[1]})` : '';
    const date = plain(words.slice(title.length).replace(PRINTED, ' ').replace(PRINTED, ' '));
    return [
      {
        cells: [entry[1] ?? '', reference, plain(title), date],
        reasons: [],
        words: text.wordsIn(begin + from, begin + to),
      },
    ];
  });
}
