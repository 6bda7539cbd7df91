import type { ContractFacts } from '@keydate/contracts/scans';
import type { RunningText } from './running-text';

type StatedRoll = NonNullable<ContractFacts['roll']>;

const TICKED = String.raw`[[(]\s*[x✓✔✗✘]\s*[\])]|[☑☒✓✔✗✘]|\bx\b`;
const EMPTY = String.raw`[[(]\s*[\])]|[☐□]`;
const MARKS = String.raw`(?:${TICKED}|${EMPTY}|[_\s,/])*`;
/** § 3.3 of the form: a box before each choice, or behind each. */
const CHOICES = /\bwill\b([^a-wyz]{0,40}?(?:\bor\b)?[^a-wyz]{0,40})\bwill\s+not\b([^a-wyz]{0,40})be\s+extended/gi;
const MARKS_AT_END = new RegExp(`${MARKS}$`, 'i');
const MARKS_ALONE = new RegExp(`^${MARKS}(?:or)?${MARKS}$`, 'i');
/** In characters. */
const LONGEST_MARKS = 40;
/** In characters: the sentence with the choices begins at most so far before them. */
const SENTENCE = 400;

/** The ticked choice of § 3.3; undefined if no box is ticked, or both, or one that may belong to either choice. */
export function findRoll(text: RunningText): StatedRoll | undefined {
  const found = [...text.text.matchAll(CHOICES)].flatMap((match) => {
    const before = text.text.slice(Math.max(0, match.index - SENTENCE), match.index);
    return /holiday/i.test(before) && /deadline/i.test(before) ? [stated(text, match)] : [];
  });
  const [first] = found;
  return first && found.every((one) => one?.value === first.value) ? first : undefined;
}

function stated(text: RunningText, match: RegExpExecArray): StatedRoll | undefined {
  const [all, between = '', behind = ''] = match;
  const before = MARKS_AT_END.exec(text.text.slice(Math.max(0, match.index - LONGEST_MARKS), match.index))?.[0] ?? '';
  if (![between, behind].every((words) => MARKS_ALONE.test(words))) return undefined;
  const value = choiceOf(before, between, behind);
  const place = text.at(match.index - before.trimStart().length, match.index + all.length);
  return value && place && { value, ...place };
}

/** Each box is before its choice if the first one is before "Will", and behind it if the last one is behind "Will Not". */
function choiceOf(before: string, between: string, behind: string): StatedRoll['value'] | undefined {
  const [first, middle, last] = [before, between, behind].map(markIn);
  if (first && !last) return oneOf(first === 'ticked', middle === 'ticked');
  if (last && !first) return oneOf(middle === 'ticked', last === 'ticked');
  return undefined;
}

function oneOf(isWill: boolean, isWillNot: boolean): StatedRoll['value'] | undefined {
  if (isWill === isWillNot) return undefined;
  return isWill ? 'will' : 'will_not';
}

function markIn(words: string): 'ticked' | 'empty' | undefined {
  if (new RegExp(TICKED, 'i').test(words)) return 'ticked';
  return new RegExp(EMPTY).test(words) ? 'empty' : undefined;
}
