import { SCAN_PLACE_HELD_MS } from '@keydate/contracts/limits';
import { AppError } from '../../app-error';
import { runningScans } from './running-scans';

function aDay() {
  let now = new Date('2031-03-04T09:00:00Z').getTime();
  return { clock: { now: () => new Date(now) }, pass: (ms: number) => void (now += ms) };
}

describe('the two places of a person', () => {
  test('are taken by the scans under way, and free again when one is done', () => {
    const scans = runningScans(aDay().clock);
    scans.begin('ada');
    const leave = scans.begin('ada');
    expect(() => scans.begin('ada')).toThrow(new AppError('SCANS_UNDER_WAY'));
    leave();
    expect(() => scans.begin('ada')).not.toThrow();
  });

  test('are one fewer for an hour after a file that took too much memory or time', () => {
    const { clock, pass } = aDay();
    const scans = runningScans(clock);
    scans.holdPlace('ada');
    scans.begin('ada');
    pass(SCAN_PLACE_HELD_MS - 1);
    expect(() => scans.begin('ada')).toThrow(new AppError('SCAN_PLACE_HELD'));
    pass(1);
    expect(() => scans.begin('ada')).not.toThrow();
  });

  test('are both held after two such files, and nobody else’s are', () => {
    const { clock, pass } = aDay();
    const scans = runningScans(clock);
    scans.holdPlace('ada');
    pass(60_000);
    scans.holdPlace('ada');
    expect(() => scans.begin('ada')).toThrow(new AppError('SCAN_PLACE_HELD'));
    expect(() => scans.begin('ben')).not.toThrow();
    pass(SCAN_PLACE_HELD_MS - 60_000);
    expect(() => scans.begin('ada')).not.toThrow();
  });
});
