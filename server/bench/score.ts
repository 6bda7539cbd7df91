import { dayInCell } from '@keydate/domain/day-in-cell';

/** How a reading compares with the truth. */
export interface Score {
  truth: number;
  read: number;
  right: number;
  missed: string[];
  extra: string[];
}

/** A row is right when item, title and date equal the truth: case, white space and quotes aside, dates by their day. */
export function scoreRows(truth: readonly (readonly string[])[], read: readonly (readonly string[])[]): Score {
  const wanted = truth.map(identity);
  const found = read.map(identity);
  const extra = read.filter((_, index) => !takes(wanted, found[index] ?? ''));
  return { truth: truth.length, read: read.length, right: read.length - extra.length, missed: wanted, extra: extra.map((row) => row.join(' | ')) };
}

export function addScores(scores: readonly Score[]): Score {
  return scores.reduce((sum, score) => ({
    truth: sum.truth + score.truth,
    read: sum.read + score.read,
    right: sum.right + score.right,
    missed: [...sum.missed, ...score.missed],
    extra: [...sum.extra, ...score.extra],
  }), { truth: 0, read: 0, right: 0, missed: [], extra: [] });
}

export const recall = ({ truth, right }: Score): number => (truth === 0 ? 1 : right / truth);
export const precision = ({ read, right }: Score): number => (read === 0 ? 1 : right / read);

/** Removes one of `wanted` that equals `found`. */
function takes(wanted: string[], found: string): boolean {
  const place = wanted.indexOf(found);
  if (place >= 0) wanted.splice(place, 1);
  return place >= 0;
}

function identity([item = '', , title = '', date = '']: readonly string[]): string {
  const day = dayInCell(date);
  return [plain(item), plain(title), day.kind === 'day' ? day.day : plain(date)].join(' | ');
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\u2018\u2019]/g, "'").replace(/\s+/g, '');
}
