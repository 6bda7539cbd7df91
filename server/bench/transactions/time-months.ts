import { CALENDAR_DAYS_MAX } from '@keydate/contracts/limits';
import { addDays, dayAt } from '@keydate/domain/calendar-day';
import { systemClock } from '../../src/adapters/clocks';
import type { Filled } from './fill-company';
import { openCaller } from './open-caller';

const WARM_UP = 20;
const ROUNDS = 40;
/** As the month on the page asks. */
const PER_DAY = 3;

/** Times the first six weeks of the calendar for the owners of companies, by turns, and prints them with their answers' sizes. */
export async function timeMonths(origin: string, companies: readonly Filled[]): Promise<void> {
  const from = dayAt(systemClock.now(), 'UTC');
  const path = `calendar?from=${from}&to=${addDays(from, CALENDAR_DAYS_MAX - 1)}&perDay=${PER_DAY}`;
  const months = [];
  for (const { active, viewers } of companies) {
    const [owner] = viewers;
    if (!owner) throw new Error('A company has no owner.');
    const response = await fetch(`${origin}/api/v1/user/${path}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const { length } = await response.text();
    months.push({ active, length, caller: openCaller(origin, owner.token), times: new Array<number>() });
  }
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const { caller, times } of months) {
      const began = performance.now();
      await caller.get(path);
      if (round >= 0) times.push(performance.now() - began);
    }
  }
  const rows = months.map(({ active, length, times }) => ({ active, length, median: median(times) }));
  const [first] = rows;
  console.log('| transactions of 50 dates | the month over HTTP | | its answer | |\n|---|---|---|---|---|');
  for (const { active, length, median: took } of rows) {
    const ratios = first ? [took / first.median, length / first.length] : [];
    const [ofTime, ofLength] = ratios.map((ratio) => `${ratio.toFixed(2)} ×`);
    console.log(`| ${active} | ${took.toFixed(2)} ms | ${ofTime} | ${(length / 1000).toFixed(1)} kB | ${ofLength} |`);
  }
  for (const { caller } of months) caller.close();
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? NaN;
}
