import { SCAN_PLACE_HELD_MS } from '@keydate/contracts/limits';
import { AppError } from '../../app-error';
import { runningScans } from './running-scans';

const [ada, ben] = [
  { id: 'ada', companyId: 'vale' },
  { id: 'ben', companyId: 'vale' },
];
const NO_READINGS = { unfinished: 0, held: 0, ofCompany: 0 };

function aDay() {
  let now = new Date('2031-03-04T09:00:00Z').getTime();
  return { clock: { now: () => new Date(now) }, pass: (ms: number) => void (now += ms) };
}

describe('the two places of a person', () => {
  test('are taken by the scans under way, and free again when one is done', () => {
    const scans = runningScans(aDay().clock);
    scans.begin(ada, NO_READINGS);
    const leave = scans.begin(ada, NO_READINGS);
    expect(() => scans.begin(ada, NO_READINGS)).toThrow(new AppError('SCANS_UNDER_WAY'));
    leave();
    expect(() => scans.begin(ada, NO_READINGS)).not.toThrow();
  });

  test('are one fewer for an hour after a file that took too much memory or time', () => {
    const { clock, pass } = aDay();
    const scans = runningScans(clock);
    scans.holdPlace('ada');
    scans.begin(ada, NO_READINGS);
    pass(SCAN_PLACE_HELD_MS - 1);
    expect(() => scans.begin(ada, NO_READINGS)).toThrow(new AppError('SCAN_PLACE_HELD'));
    pass(1);
    expect(() => scans.begin(ada, NO_READINGS)).not.toThrow();
  });

  test('are both held after two such files, and nobody else’s are', () => {
    const { clock, pass } = aDay();
    const scans = runningScans(clock);
    scans.holdPlace('ada');
    pass(60_000);
    scans.holdPlace('ada');
    expect(() => scans.begin(ada, NO_READINGS)).toThrow(new AppError('SCAN_PLACE_HELD'));
    expect(() => scans.begin(ben, NO_READINGS)).not.toThrow();
    pass(SCAN_PLACE_HELD_MS - 60_000);
    expect(() => scans.begin(ada, NO_READINGS)).not.toThrow();
  });

  test('are taken and held by readings, too', () => {
    const scans = runningScans(aDay().clock);
    scans.begin(ada, NO_READINGS);
    const [one, slow] = [
      { ...NO_READINGS, unfinished: 1 },
      { ...NO_READINGS, held: 1 },
    ];
    expect(() => scans.begin(ada, one)).toThrow(new AppError('SCANS_UNDER_WAY'));
    expect(() => scans.refuseTooMany(ada, slow)).toThrow(new AppError('SCAN_PLACE_HELD'));
    expect(() => scans.refuseTooMany(ben, one)).not.toThrow();
  });
});

test('a company has six scans and readings under way', () => {
  const scans = runningScans(aDay().clock);
  scans.begin(ada, NO_READINGS);
  expect(() => scans.begin(ben, { ...NO_READINGS, ofCompany: 5 })).toThrow(new AppError('COMPANY_SCANS_WAITING'));
  expect(() => scans.begin(ben, { ...NO_READINGS, ofCompany: 4 })).not.toThrow();
});
