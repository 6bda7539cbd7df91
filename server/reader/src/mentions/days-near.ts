import { stemOf } from '../forms/title-meaning';
import { centerY, heightOf, type Word } from '../page-layout';
import { textOf } from '../words/text-lines';
import type { NamedDay } from './days-in-sentence';
import type { Item, Mention, Sentence } from './read-sentence';

/** Between "the Closing Date and the Possession Date", which share a day, there are at most this many words. */
const SHARING = 4;
/** In heights of a line: a day in the cell below its title. */
const BELOW = 3.2;
/** In heights of a line: the next line of a cell is this near. */
const NEXT_LINE = 1.2;
/** Quoted on each side, in words. */
const CONTEXT = 8;

/** The days near a mention, and the words to quote: of its own sentence, its row of cells, the next sentence, or the cells below it. */
export function daysNear(
  mention: Mention,
  sentence: Sentence,
  next: Sentence | undefined,
  all: readonly Item[],
): { days: NamedDay[]; words: string } {
  const inText = daysFor(mention, sentence.items);
  const beside = daysBeside(mention, sentence, all);
  const near = [...inText, ...beside];
  const isNext = near.length === 0 && mention.isStrong && next?.items.every(({ kind }) => kind === 'day');
  const elsewhere = isNext ? daysIn(next?.items ?? []) : daysBelow(mention, all);
  const days = near.length > 0 ? near : elsewhere;
  const rest = days.filter((one) => !inText.includes(one));
  const text = quoteOf(
    sentence.words,
    inText.length > 0 ? [mention, ...inText] : [mention],
    rest.length > 0 && !isNext,
  );
  const further = isNext ? textOf({ words: next?.words ?? [] }) : rest.map(({ words }) => words).join(' ');
  return { days, words: `${text} ${further}`.trim() };
}

function daysIn(items: readonly Item[]): NamedDay[] {
  return items.filter((one): one is NamedDay => one.kind === 'day');
}

/** The days after a mention, up to the next one; without any, those before it that no other mention has. */
function daysFor(mention: Mention, items: readonly Item[]): NamedDay[] {
  return run(mention, items) ?? run(mention, items.toReversed(), items) ?? [];
}

function run(mention: Mention, items: readonly Item[], forward?: readonly Item[]): NamedDay[] | null {
  const days: NamedDay[] = [];
  let last: Item = mention;
  for (const item of items.slice(items.indexOf(mention) + 1)) {
    if (item.kind === 'day') days.push(item);
    else if (days.length > 0 || gapBetween(last, item) > SHARING) break;
    if (item.kind === 'title') last = item;
  }
  const taken = forward?.flatMap((one) => (one.kind === 'title' && one !== mention ? (run(one, forward) ?? []) : []));
  const free = taken ? days.filter((day) => !taken.includes(day)).reverse() : days;
  return free.length > 0 ? free : null;
}

function gapBetween(a: Item, b: Item): number {
  return a.at < b.at ? b.at - a.end : a.at - b.end;
}

/** The days in other cells of the mention's row. */
function daysBeside(mention: Mention, { items }: Sentence, all: readonly Item[]): NamedDay[] {
  if (!mention.isCell) return [];
  const reach = 0.2 * heightOf(mention);
  const row = all.filter(
    (item) =>
      item === mention ||
      (!items.includes(item) && centerY(item) > mention.top - reach && centerY(item) < mention.bottom + reach) ||
      (items.includes(item) && item.kind === 'title' && item.top < mention.bottom && item.bottom > mention.top),
  );
  const placed = row.sort((a, b) => a.left - b.left);
  const after = placed.slice(placed.indexOf(mention) + 1);
  const stop = after.findIndex((item) => item.kind === 'title' && item.meaning !== mention.meaning);
  const behind = daysIn(stop < 0 ? after : after.slice(0, stop));
  if (behind.length > 0) return [...behind, ...behind.flatMap((day) => newDaysBelow(day, all))];
  const before = placed.slice(0, placed.indexOf(mention)).reverse();
  const first = before.findIndex(({ kind }) => kind === 'title');
  return first < 0 ? daysIn(before).reverse() : [];
}

/** The day in the same cell that the words below another one call the new one: "Old: …", and below it "New: …". */
function newDaysBelow(day: NamedDay, all: readonly Item[]): NamedDay[] {
  return daysIn(all).filter(
    (one) =>
      one.isNew &&
      one.top > day.bottom - 1 &&
      one.top - day.bottom < NEXT_LINE * heightOf(one) &&
      one.left < day.right &&
      one.right > day.left,
  );
}

/** The days in the cells below a title, one below the other. */
function daysBelow(mention: Mention, all: readonly Item[]): NamedDay[] {
  if (!mention.isCell) return [];
  const below = all
    .filter((item) => item.top > mention.bottom - 1 && item.left < mention.right && item.right > mention.left)
    .sort((a, b) => a.top - b.top);
  const days: NamedDay[] = [];
  for (const item of below) {
    const { bottom } = days.at(-1) ?? mention;
    if (item.kind !== 'day' || item.top - bottom >= BELOW * heightOf(item)) break;
    days.push(item);
  }
  return days;
}

function quoteOf(words: readonly Word[], items: readonly Item[], isCell: boolean): string {
  const around = isCell ? 1 : CONTEXT;
  const [first, to] = [Math.min(...items.map(({ at }) => at)), Math.max(...items.map(({ end }) => end))];
  // a title may begin with words that say nothing alone, such as "New"
  const from = words.slice(0, first).findLastIndex(({ text }) => stemOf(text) !== '') + 1;
  const [start, end] = [isCell ? from : Math.max(0, first - around), Math.min(words.length, to + around + 1)];
  return `${start > 0 && !isCell ? '… ' : ''}${textOf({ words: words.slice(start, end) })}${end < words.length && !isCell ? ' …' : ''}`;
}
