import { dayOrReason, tellsOfOne } from '../test/compute-one';

/** MEC is Monday 06-01-2026, closing Wednesday 07-15-2026. */
describe('a date next to a count', () => {
  it.each([
    'MEC + 4 days (06/05/2026)',
    'June 5, 2026 (MEC + 4 days)',
    'MEC + 4 days = Friday, June 5, 2026',
    'MEC + 4 days, i.e. 6/5/26',
    'MEC + 4 days (Fri 6/5)',
    'MEC + 4 days, June 5',
    '4 days after MEC: June 5',
    '4 days after MEC on June 5',
    '4 days after MEC [6/5/2026]',
    '4 days after MEC, by 06/05/2026',
    '4 days after MEC (on or before June 5, 2026)',
    '4 days after MEC / 06/05/2026',
    '4 days after MEC, which is June 5, 2026',
    'June 5, 2026, which is 4 days after MEC',
    '06/05/2026 / MEC + 4 days',
    'June 5 - 4 days after MEC',
    '6/5 = MEC + 4',
    'by June 5 (4 days after MEC)',
    'on Friday, June 5, 2026 (4 days after MEC)',
    'June 5, 2026 Friday - 4 days after MEC',
    'Friday 6/5, 4 days after MEC',
    'June 5 (MEC + 4 days) 06/05/2026',
  ])('agrees: %s', (words) => {
    expect(dayOrReason(words)).toBe('06-05-2026');
    expect(tellsOfOne(words)).toEqual([]);
  });

  it.each([
    'MEC + 4 days (06/06/2026)',
    'June 4, 2026 (MEC + 4 days)',
    'MEC + 4 days (6/6)',
    '8 days (06/09/2026)',
    '4 days after MEC on June 6',
    'June 6 - 4 days after MEC',
    '6/6 = MEC + 4',
    '6/5, 7 days after MEC',
    '6/5-7 days after MEC',
    'June 5 (MEC + 4 days) 6/6',
    'Closing / 07/16/2026',
  ])('differs: %s', (words) => {
    expect(dayOrReason(words)).toBe('two-readings');
  });

  it('agrees before it is moved and after, and only after where it does move', () => {
    const onSaturday = 'MEC + 5 days (06/06/2026)';
    const onMonday = 'MEC + 5 days (06/08/2026)';
    expect(dayOrReason(onSaturday, { roll: 'will' })).toBe('06-08-2026');
    expect(dayOrReason(onMonday, { roll: 'will' })).toBe('06-08-2026');
    expect(dayOrReason(onSaturday)).toBe('06-06-2026');
    expect(dayOrReason(onMonday)).toBe('two-readings');
  });

  it('may be the closing that the words name', () => {
    expect(dayOrReason('Closing (07/15/2026)')).toBe('07-15-2026');
    expect(dayOrReason('Same as Closing (07/20/2026)')).toBe('two-readings');
    expect(dayOrReason('Closing: July 15, 2026', { title: 'Closing Date', anchors: {} })).toBe('07-15-2026');
  });
});

describe('a weekday next to a count', () => {
  it.each([
    'MEC + 4 days (Friday)',
    'Fri., MEC + 4 days',
    'MEC + 4 days on Friday',
    '4 days after MEC Fri',
    'MEC + 4 days [Friday]',
    'FRIDAY – MEC + 4 days',
    '4 days after MEC, a Friday',
  ])('that fits is no remark: %s', (words) => {
    expect(dayOrReason(words)).toBe('06-05-2026');
    expect(tellsOfOne(words)).toEqual([]);
  });

  it.each(['MEC + 4 days (Thursday)', 'Monday, MEC + 4 days'])('that differs is only a remark: %s', (words) => {
    expect(dayOrReason(words)).toBe('06-05-2026');
    expect(tellsOfOne(words)).toEqual(['weekday-differs']);
  });

  it('may be that of the day before it moved', () => {
    expect(tellsOfOne('MEC + 5 days (Saturday)', { roll: 'will' })).toEqual(['moved']);
    expect(tellsOfOne('MEC + 5 days (Monday)', { roll: 'will' })).toEqual(['moved']);
  });
});

test('a long row of joining words is read at once', () => {
  const started = performance.now();
  expect(dayOrReason('a, a '.repeat(22))).toBe('unreadable');
  expect(performance.now() - started).toBeLessThan(1000);
});
