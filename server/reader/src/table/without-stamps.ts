import { heightOf, median, type Box, type PageLayout, type Word } from '../page-layout';
import { groupIntoPhrases, textOf, type TextLine } from '../words/text-lines';

/** In heights of the page's usual letters: stamps are written smaller. */
const SMALLER = 0.72;
/** In heights of a line: the lines of a stamp are at most this far apart. */
const LEADING = 1.6;
/** A stamp has at most this many lines. */
const LINES = 6;

/** Words that signing programs write about themselves. */
const MARK =
  /\b(?:dotloop (?:verified|signature)|docusigned by|docusign|authentisign|digisign|skyslope|signed by:|digitally signed|e-?signed)\b/i;
/** The name of a box for initials. */
const BOX = /^DS$/;
/** When somebody signed, to the minute, or the code of a signature. */
const TIME_OF_SIGNING =
  /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4},?(?: at)? \d{1,2}:\d{2}(?::\d{2})? ?(?:[ap]\.?m\.?)?(?: ?\(?[A-Z]{2,4}\)?)?$/i;
const CODE = /^(?:[A-Z0-9]{3,5}-){2,}[A-Z0-9]{3,5}$|^[0-9A-F]{8,}(?:\.{3}|…)?$/;

/**
 * A page without the stamps that signing programs add: their mark, the initials, the time and the code below it. Their
 * dates belong to no row. If letters are as large as the page's own, only the text that is plainly part of a stamp is
 * left out.
 */
export function withoutStamps(page: PageLayout): PageLayout {
  const usual = median(page.words.map(heightOf));
  const small = page.words.filter((word) => heightOf(word) < SMALLER * usual);
  const dropped = new Set<Word>([
    ...stampsIn(groupIntoPhrases(small), isMarkOrBox, () => true),
    ...stampsIn(groupIntoPhrases(page.words), isMark, (phrase) => isPlainlyOfStamp(textOf(phrase))),
    ...timesIn(groupIntoPhrases(small)),
  ]);
  return dropped.size > 0 ? { ...page, words: page.words.filter((word) => !dropped.has(word)) } : page;
}

/** The words of the phrases that have a mark, and of those above and below it that may belong to the same stamp. */
function stampsIn(
  phrases: readonly TextLine[],
  isBeginning: (phrase: TextLine) => boolean,
  mayBeOfStamp: (phrase: TextLine) => boolean,
): Word[] {
  return phrases.filter(isBeginning).flatMap((mark) => {
    const stamp = [mark];
    for (let line = 1; line < LINES; line++) {
      const next = phrases.filter(
        (phrase) => !stamp.includes(phrase) && mayBeOfStamp(phrase) && stamp.some((known) => isNextTo(known, phrase)),
      );
      stamp.push(...next);
    }
    return stamp.flatMap(({ words }) => words);
  });
}

function timesIn(phrases: readonly TextLine[]): Word[] {
  return phrases.filter((phrase) => isPlainlyOfStamp(textOf(phrase))).flatMap(({ words }) => words);
}

function isMark(phrase: TextLine): boolean {
  return MARK.test(textOf(phrase));
}

function isMarkOrBox(phrase: TextLine): boolean {
  return isMark(phrase) || BOX.test(textOf(phrase));
}

function isPlainlyOfStamp(text: string): boolean {
  return TIME_OF_SIGNING.test(text) || CODE.test(text);
}

/** True if two phrases are one above the other, as near as lines of a stamp are. */
function isNextTo(a: Box, b: Box): boolean {
  const apart = Math.abs(a.top + a.bottom - b.top - b.bottom) / 2;
  return apart < LEADING * Math.max(heightOf(a), heightOf(b)) && a.left < b.right && b.left < a.right;
}
