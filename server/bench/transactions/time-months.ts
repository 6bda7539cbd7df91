import { CALENDAR_DAYS_MAX } from '@keydate/contracts/limits';
import { addDays, dayAt } from '@keydate/domain/calendar-day';
import { openCalendars } from '@keydate/tooling/bench/open-calendars';
import { systemClock } from '../../src/adapters/clocks';
import type { Filled } from './fill-company';
import { openCaller } from './open-caller';

const WARM_UP = 20;
const ROUNDS = 40;
/** As the month on the page asks. */
const PER_DAY = 3;

/**
 * Times the first six weeks of the calendar for the owners of companies, by turns: the call, with the size of its answer, and the page in
 * a browser.
 */
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
    const { token } = owner;
    months.push({ active, length, token, caller: openCaller(origin, token), times: new Array<number>() });
  }
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const { caller, times } of months) {
      const began = performance.now();
      await caller.get(path);
      if (round >= 0) times.push(performance.now() - began);
    }
  }
  for (const { caller } of months) caller.close();
  const drawn = await openCalendars(
    origin,
    months.map(({ token }) => token),
  );
  const rows = months.map(({ active, length, times }, at) => ({
    active,
    figures: [
      { of: median(times), as: (ms: number) => `${ms.toFixed(2)} ms` },
      { of: length, as: (bytes: number) => `${(bytes / 1000).toFixed(1)} kB` },
      { of: median(drawn[at] ?? []), as: (ms: number) => `${ms.toFixed(0)} ms` },
    ],
  }));
  console.log(
    '| transactions of 50 dates | the month over HTTP | | its answer | | in a browser | |\n|---|---|---|---|---|---|---|',
  );
  for (const { active, figures } of rows) {
    const cells = figures.map(
      ({ of, as }, at) => `${as(of)} | ${(of / (rows[0]?.figures[at]?.of ?? NaN)).toFixed(2)} ×`,
    );
    console.log(`| ${[active, ...cells].join(' | ')} |`);
  }
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1] ?? NaN;
}
