/** A period that a sentence states, as words that the counting of days understands. */
export interface Period {
  /** "3 days after the Effective Date"; a blank to fill in is "___". */
  words: string;
  /** The place of its words in the text. */
  begin: number;
  end: number;
}

const WORD_NUMBERS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty-five|sixty|ninety';
const NUMBER = `_*\\s?(?:\\d{1,3}|(?:${WORD_NUMBERS}))(?:\\s?\\(\\s?[a-z\\d-]+\\s?\\))?\\s?_*`;
const PERIOD = new RegExp(
  String.raw`(?<number>\b${NUMBER}|_{2,}|(?<=\bwithin))\s+(?<unit>(?:calendar\s+|business\s+)?days?)\s+(?<direction>after|before|prior\s+to|following|from)\s+(?<event>[^.;:()]{3,120})`,
  'gi',
);
/** The events that forms define: words behind them belong to the rest of the sentence. */
const DEFINED =
  /^(?:the\s+)?(?:effective\s+date|closing\s+date|closing|close\s+of\s+escrow|acceptance|date\s+of\s+(?:closing|acceptance))(?:\s+of\s+(?:this|the)\s+(?:contract|agreement))?\b/i;
/** Where the event ends, and what somebody has to do begins. */
const BEHIND_EVENT =
  /,|\s+(?:or|and|unless|if|whichever|in\s+which|by|to\s+deliver)\s|\s+(?:the\s+)?(?:Buyer|Seller|Escrow\s+Agent|Title\s+Company|parties|either\s+party)\s+(?:must|shall|will|may|agrees|has|have)\b/;
const CHOICE_BEFORE = /\b(?:the\s+)?(?:earlier|later)\s+of\b[^.;]*$/i;
const CHOICE_BEHIND = /^[^.;]*?\bwhichever\b[^.;,]*?\b(?:earlier|later|sooner|first|last)\b/i;

/** The periods that a sentence states. Of a choice between two days the words have both. */
export function periodsIn(sentence: string): Period[] {
  const periods: Period[] = [];
  for (let match = next(sentence, 0); match; match = next(sentence, periods.at(-1)?.end ?? sentence.length)) {
    const { number = '', unit = '', direction = '', event = '' } = match.groups ?? {};
    const from = eventOf(event);
    const end = match.index + match[0].length - event.length + from.length;
    const count = `${number.replaceAll('_', ' ').trim() || '___'} ${unit} ${direction} ${from}`;
    const before = CHOICE_BEFORE.exec(sentence.slice(0, match.index))?.[0] ?? '';
    const behind = CHOICE_BEHIND.exec(sentence.slice(end))?.[0] ?? '';
    periods.push({
      words: plain(`${before}${count}${behind}`),
      begin: match.index - before.length,
      end: end + behind.length,
    });
  }
  return periods;
}

/** The next period: what the search takes for an event may have another one. */
function next(sentence: string, from: number): RegExpExecArray | null {
  const pattern = new RegExp(PERIOD);
  pattern.lastIndex = from;
  return pattern.exec(sentence);
}

function eventOf(words: string): string {
  const defined = DEFINED.exec(words);
  if (defined) return defined[0];
  const end = BEHIND_EVENT.exec(words);
  return (end ? words.slice(0, end.index) : words).trimEnd();
}

export const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();
