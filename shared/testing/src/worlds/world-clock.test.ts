import { clockOffset, setClock } from './world-clock';

const realDate = Date;
afterEach(() => {
  globalThis.Date = realDate;
});

/** Another minute may have begun since. */
const minutes = (instant: Date | number) =>
  Math.round((Number(instant) - realDate.parse('2026-06-10T16:05:00Z')) / 60_000);

test('a world begins on Wednesday, June 10, 2026, at 10:05 AM in Denver', () => {
  setClock(clockOffset());

  expect([minutes(Date.now()), minutes(new Date())]).toEqual([0, 0]);
  expect(Date()).toContain('Jun 10 2026');
});

test('a world may begin at a moment of its own', () => {
  setClock(clockOffset('2026-12-31T23:30:00Z'));

  expect(new Date().toISOString()).toContain('2026-12-31T23:30');
});

test('a set clock changes nothing else about dates', () => {
  const before = new Date(2031, 2, 3);
  setClock(clockOffset());

  expect(new Date(2031, 2, 3).getTime()).toBe(before.getTime());
  expect(before instanceof Date).toBe(true);
  expect(new Date() instanceof realDate).toBe(true);
  expect(Date.UTC(2031, 0, 1)).toBe(realDate.UTC(2031, 0, 1));
  expect(new (class Later extends Date {})(5).getTime()).toBe(5);
});
