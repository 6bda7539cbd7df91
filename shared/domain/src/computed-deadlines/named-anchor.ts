import type { CalendarDay } from '../calendar-day';
import { namesClosing } from '../closing';

/** The days of a transaction from which deadlines count. */
export type AnchorName = 'mec' | 'closing' | 'contractDate' | 'acceptance' | 'effectiveDate';
export type Anchors = { readonly [name in AnchorName]?: CalendarDay | null };

/** Each as an explanation calls it. */
export const ANCHOR_WORDS: Readonly<Record<AnchorName, string>> = {
  mec: 'MEC',
  closing: 'Closing',
  contractDate: 'Contract date',
  acceptance: 'Acceptance',
  effectiveDate: 'Effective Date',
};

const OF_CONTRACT = '(?:of(?:the|this)?(?:offer|contract|agreement))?';
/** The words for each, as letters alone. The closing has many names, which `namesClosing` knows. */
const NAMES: readonly (readonly [AnchorName, RegExp])[] = [
  [
    'mec',
    new RegExp(
      `^(?:(?:date|day)of(?:the)?)?(?:mec${OF_CONTRACT}|(?:mec)?mutualexecution${OF_CONTRACT}(?:mec)?)(?:date|deadline)?(?:mutualexecution${OF_CONTRACT})?$`,
    ),
  ],
  [
    'acceptance',
    new RegExp(`^(?:(?:date|day)of(?:the)?)?(?:mutual|final|contract|offer)?acceptance(?:date)?${OF_CONTRACT}$`),
  ],
  ['effectiveDate', new RegExp(`^(?:(?:date|day)of(?:the)?)?(?:contract)?effectivedate${OF_CONTRACT}$`)],
  ['contractDate', /^(?:contractdate|dateof(?:the|this)?(?:contract|agreement))$/],
];

/** Which of them lower-case words name: "the date of MEC", "mutual execution of this contract"; null where they name none. */
export function namedAnchor(words: string): AnchorName | null {
  // a digit may be a misread letter, and a sign may change the meaning
  if (/[^a-z .,'"()-]/.test(words)) return null;
  const letters = words.replace(/[^a-z]/g, '').replace(/^(?:the|this)+/, '');
  const named = NAMES.find(([, pattern]) => pattern.test(letters));
  if (named) return named[0];
  return namesClosing(words.replace(/^(?:the )?day of /, '')) ? 'closing' : null;
}

const SEVERAL =
  /[/&,;+]|\b(?:and|or|after|before|following|prior|from|unless|until|except|excluding|including|subject|provided|if|whichever|not|per|by)\b/;

/** True if words name more than one event, or change what they name: "closing and recording". */
export function namesSeveral(words: string): boolean {
  return SEVERAL.test(words);
}

/** True if words may name an event, or a row's title: some letters without a misread digit, and not too many. */
export function mayBeEvent(words: string): boolean {
  return /^\p{L}[\p{L}\d '."()§:-]{2,119}$/u.test(words) && !/\p{L}\d|\d\p{L}/u.test(words);
}
