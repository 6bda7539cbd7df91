import type { CalendarDay } from '@keydate/domain/calendar-day';
import { isInLikelyYear } from '@keydate/domain/day-in-cell';
import { withoutTimes, withoutZones } from '@keydate/domain/times-in-cell';
import { writtenDates } from '@keydate/domain/written-dates';
import type { PageText } from '../mentions/other-mentions';
import type { PartyRole } from './find-parties';
import { namesIn } from './names-in';
import { runningText } from './running-text';

/** A line on which a buyer or a seller signs, or one with their name. */
export interface Signature {
  role: PartyRole;
  /** The names next to the label. */
  names: readonly string[];
  /** The day of signing; null where the line has none, `doubtful` where it may be another. */
  day: CalendarDay | 'doubtful' | null;
  /** False for a line with a name alone, such as "Buyer's Name:". */
  isSigned: boolean;
  page: number;
  words: string;
}

const ROLE = String.raw`(?:co-?)?(buyer|seller|purchaser)(?:\(s\)|s)?(?:['’]s?)?(?: ?#?\d)?`;
const ROLE_ALONE = `(?<=^\\s*|\\t)${ROLE}`;
const SIGNED_BY = String.raw`(?:(?:signed|accepted)\s+by\s+(?:the\s+)?)?`;
/** A name and the role behind it: "Nora Fielding (Buyer)", "Nora Fielding, Buyer"; then only a day, or the end of the line. */
const NAME = String.raw`(?:(?:by|signature)\s*:\s*)?(?!(?:date|signed|signature|name|printed?|title)\b)(?<who>[\p{L}/][\p{L}\p{M}.,'’/&-]* [\p{L}\p{M}.,'’/& -]{2,80}?)`;
const ROLE_BEHIND = String.raw`(?:\s*\(\s*${ROLE}\s*\)|\s*[,–—-]\s*${ROLE}|\s*\t\s*${ROLE})`;
const THEN_A_DAY = String.raw`(?=[\s:–—-]*(?:$|\t|\d{1,4}[-/.]|date\b|signed\b|on\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? ?\d))`;
const OF_ROLE = String.raw`(?:(?:co-?)?(?:buyer|seller|purchaser|listing|selling|cooperating)s?(?:['’]s?)?[ -]+)?`;
const OTHERS =
  'broker(?:age)?|agent|realtor|licensee|attorney|witness|notary|lender|escrow|landlord|tenant|title company|closing company';
const FOR_ROLE = String.raw`(?:\s+(?:firm(?:['’]s)?|for|working with|representing)(?:\s+(?:the\s+)?(?:buyer|seller)s?)?)*`;
/** The labels of a line. The days of brokers and others, who sign for somebody else, do not count. */
const LABELS = {
  other: String.raw`${OF_ROLE}\b(?:${OTHERS})(?:s\b|['’]s?)?${FOR_ROLE}`,
  signature: String.raw`\b${ROLE}\s+(?:signature|sign here)\b|\bsignature of (?:the )?${ROLE}`,
  name: String.raw`\b${ROLE}\s+(?:printed |full )?names?(?:\(s\))?:`,
  party: `(?<=^\\s*|\\t)${SIGNED_BY}${ROLE}:`,
  below: String.raw`${ROLE_ALONE}(?=\s*(?:\t|$))`,
  behind: String.raw`(?<=^\s*|\t)${NAME}${ROLE_BEHIND}${THEN_A_DAY}`,
};
const KINDS = ['other', 'signature', 'name', 'party', 'below', 'behind'] as const satisfies (keyof typeof LABELS)[];
const LABEL = new RegExp(KINDS.map((kind) => `(?<${kind}>${LABELS[kind]})`).join('|'), 'giu');
const DATE = /\bdate(?: signed| of signing)?\b(?! of)[\s:_]*/i;
const DATE_BELOW = /^\s*(?:signed on|date(?: signed)?)[\s:_]*/i;
/** In lines: the day of a signature may be so far below it. */
const REACH = 2;
/** Words that forms and services of electronic signatures put next to a name. */
const AROUND_NAME =
  /\b(?:signature|signed(?: by)?|docusigned by|authentisign|dotloop verified|by|on|date|time|initials?)\b|\/s\/|[_:|,;()]/gi;

interface Label {
  kind: (typeof KINDS)[number];
  role: PartyRole;
  /** The name before a role that is behind it; '' for other labels. */
  who: string;
  /** The words of the line that belong to it. */
  rest: string;
  words: string;
}

interface Line {
  labels: Label[];
  text: string;
}

/** The lines of a page on which buyers and sellers sign, with their days as far as they are clear. */
export function signaturesOn(page: PageText): Signature[] {
  const lines = runningText([page]).text.split('\n').map(readLine);
  return lines.flatMap((line, at) => signaturesIn(lines, line, at).map((one) => ({ ...one, page: page.number })));
}

function readLine(text: string): Line {
  const found = [...text.matchAll(LABEL)];
  const before = text.slice(0, found[0]?.index ?? text.length);
  // "6/3/2031  Nora Fielding, Buyer's Signature": each label ends the words that belong to it
  const last = found.at(-1);
  const isBehind = datesIn(before).length > 0 && last !== undefined && datesIn(text.slice(last.index)).length === 0;
  const labels = found.map((match, index): Label => {
    const end = match.index + match[0].length;
    const [from, to] = isBehind
      ? [index === 0 ? 0 : endOf(found[index - 1]), match.index]
      : [end, found[index + 1]?.index ?? text.length];
    const words = isBehind ? text.slice(from, end) : text.slice(match.index, to);
    return {
      kind: kindOf(match),
      role: roleOf(match),
      who: match.groups?.who ?? '',
      rest: text.slice(from, to),
      words: words.replace(/\s+/g, ' ').trim(),
    };
  });
  return { labels, text };
}

const endOf = (match: RegExpExecArray | undefined): number => (match ? match.index + match[0].length : 0);

function kindOf({ groups }: RegExpExecArray): Label['kind'] {
  return KINDS.find((kind) => groups?.[kind] !== undefined) ?? 'other';
}

function roleOf({ 0: label, groups }: RegExpExecArray): PartyRole {
  // a name may begin as a role does
  return /seller/i.test(label.replace(groups?.who ?? '', '')) ? 'Seller' : 'Buyer';
}

function signaturesIn(lines: readonly Line[], { labels }: Line, at: number): Omit<Signature, 'page'>[] {
  const above = daysAbove(lines, at);
  const signing = labels.filter(isOfParty);
  return signing.flatMap((label, index) => {
    const next = label === labels.at(-1) ? wordsBelow(lines, at) : '';
    const own = label.kind === 'below' && !isNameWithDay(label.rest) ? '' : label.rest;
    const found = [own, next, above[index] ?? ''].find((words) => datesIn(words).length > 0) ?? '';
    const words = plain(`${label.who} ${own}`);
    const names = namesIn(words) ?? [];
    const hasOthers = words !== '' && names.length === 0 && !/^[xX]$/.test(words);
    const isSigned = label.kind === 'signature' || found !== '' || (label.kind !== 'below' && DATE.test(own));
    // a sentence about a signature, or a list of the parties
    if (hasOthers && (found === '' || label.kind !== 'signature')) return [];
    if (label.kind === 'below' && found === '') return [];
    const day = hasOthers ? 'doubtful' : dayOf(found);
    const quoted = found === own ? label.words : `${label.words} ${found.replace(/\s+/g, ' ').trim()}`.trim();
    return [{ role: label.role, names, day, isSigned, words: quoted }];
  });
}

/** "Buyer  Nora Fielding  6/3/2031", in columns. */
const isNameWithDay = (words: string) => datesIn(words).length > 0 && namesIn(plain(words)) !== undefined;

const isOfParty = ({ kind }: Label) => kind !== 'other';

/** The days in the line above labels that name a date each ("Buyer's Signature  Date" below the two lines to fill in). */
function daysAbove(lines: readonly Line[], at: number): string[] {
  const [line, above] = [lines[at], lines[at - 1]];
  if (!line || !above || above.labels.length > 0 || DATE_BELOW.test(above.text)) return [];
  const own = line.labels.filter(isOfParty);
  const dates = datesIn(above.text);
  const isLabelsAlone =
    own.length === line.labels.length &&
    own.every(({ rest }) => /^[\s_:]*date\b[\s_:]*$/i.test(rest) || rest.trim() === '');
  return isLabelsAlone && /\bdate\b/i.test(line.text) && dates.length === own.length ? dates : [];
}

/** The line below that begins with a date, unless another label is between. */
function wordsBelow(lines: readonly Line[], at: number): string {
  for (const line of lines.slice(at + 1, at + 1 + REACH)) {
    if (line.labels.length > 0) return '';
    if (DATE_BELOW.test(line.text)) return line.text;
  }
  return '';
}

function dayOf(words: string): Signature['day'] {
  const found = datesOf(words);
  const [first] = found;
  if (!first) return null;
  const isClear = first.day !== null && isInLikelyYear(first.day) && found.every(({ day }) => day === first.day);
  return isClear ? (first.day ?? 'doubtful') : 'doubtful';
}

const datesOf = (words: string) => writtenDates(withoutTimes(words.replace(/\s+/g, ' '), ' ; ')).dates;
const datesIn = (words: string): string[] => datesOf(words).map((date) => date.words);

/** The words without days, times and what forms print around a name. */
function plain(words: string): string {
  const { rest } = writtenDates(withoutZones(withoutTimes(words.replace(/\s+/g, ' '), ' ; ')));
  return rest
    .replace(AROUND_NAME, ' ')
    .replace(/^[\s.–—-]+|[\s.–—-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
