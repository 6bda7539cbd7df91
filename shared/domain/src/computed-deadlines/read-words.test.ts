import { dayOrReason } from '../test/compute-one';

/** MEC is Monday 06-01-2026, closing Wednesday 07-15-2026. */
describe('a count of days is understood in many words', () => {
  it.each([
    ['MEC + 4 days', '06-05-2026'],
    ['mec+4 Days', '06-05-2026'],
    ['MEC + 4', '06-05-2026'],
    ['MEC plus 4 days', '06-05-2026'],
    ['MEC +4d', '06-05-2026'],
    ['+4 days from MEC', '06-05-2026'],
    ['M.E.C. + 4 days.', '06-05-2026'],
    ['(MEC + 4 days)', '06-05-2026'],
    ['MEC + 4 calendar days', '06-05-2026'],
    ['MEC + 4 days (calendar)', '06-05-2026'],
    ['MEC\u00a0+\u202f4\u2009days', '06-05-2026'],
    ['MEC ＋ 4 days', '06-05-2026'],
    ['MEC\u200b + 4\u00ad days', '06-05-2026'],
    ['MEC + 4 day(s)', '06-05-2026'],
    ['5 Days After MEC', '06-06-2026'],
    ['5 days following MEC', '06-06-2026'],
    ['5 days from MEC', '06-06-2026'],
    ['5 days from and after MEC', '06-06-2026'],
    ['5 days subsequent to MEC', '06-06-2026'],
    ['5 days post-MEC', '06-06-2026'],
    ['5 after MEC', '06-06-2026'],
    ['1,000 days after MEC', '02-25-2029'],
    ['five days after MEC', '06-06-2026'],
    ['Five (5) days after MEC', '06-06-2026'],
    ['5 (five) days after MEC', '06-06-2026'],
    ['MEC + 5 days (five)', '06-06-2026'],
    ['twenty-one (21) days after MEC', '06-22-2026'],
    ['Twenty One(21)Days After MEC', '06-22-2026'],
    ['one hundred and twenty days after MEC', '09-29-2026'],
    ['the twenty-ninth day after MEC', '06-30-2026'],
    ['the 29th day after MEC', '06-30-2026'],
    ['on the fifth (5th) day following MEC', '06-06-2026'],
    ['5 days after the date of Mutual Execution of this Contract', '06-06-2026'],
    ['5 days after Mutual Execution of Contract (MEC)', '06-06-2026'],
    ['5 days after contract date', '06-03-2026'],
    ['5 days after the date of this Contract', '06-03-2026'],
    ['2 weeks after MEC', '06-15-2026'],
    ['a week after MEC', '06-08-2026'],
    ['MEC + 1 wk', '06-08-2026'],
    ['the day after MEC', '06-02-2026'],
    ['next day after MEC', '06-02-2026'],
    ['Upon MEC', '06-01-2026'],
    ['MEC', '06-01-2026'],
    ['on the date of MEC', '06-01-2026'],
    ['MEC + 0', '06-01-2026'],
    ['0 days after MEC', '06-01-2026'],
    ['MEC – 4 days', '05-28-2026'],
    ['5 days after June 1, 2026', '06-06-2026'],
    ['06/01/2026 + 5 days', '06-06-2026'],
    ['up to and including the 5th day after MEC', '06-06-2026'],
    ['that date which is five (5) days after MEC', '06-06-2026'],
    ['five-days after MEC', '06-06-2026'],
    ['5 days, after MEC', '06-06-2026'],
    ['MEC: + 5 days', '06-06-2026'],
    ['• 5 days after MEC', '06-06-2026'],
    ['the 5 th day after MEC', '06-06-2026'],
    ['5ᵗʰ day after MEC', '06-06-2026'],
    ['5 (business) days after MEC', '06-08-2026'],
    ['5 days (business) after MEC', '06-08-2026'],
    ['MEC + 5 days (business days)', '06-08-2026'],
  ])('%s', (words, day) => {
    expect(dayOrReason(words)).toBe(day);
  });
});

describe('a count before closing counts back', () => {
  it.each([
    ['3 days before Closing', '07-12-2026'],
    ['3 days prior to the Closing Date', '07-12-2026'],
    ['three (3) days preceding closing', '07-12-2026'],
    ['3 days in advance of closing', '07-12-2026'],
    ['Closing - 3 days', '07-12-2026'],
    ['Closing minus three days', '07-12-2026'],
    ['Closing−3', '07-12-2026'],
    ['Closing (-3 days)', '07-12-2026'],
    ['Closing (minus 3 days)', '07-12-2026'],
    ['the day before Closing', '07-14-2026'],
    ['one week before close of escrow', '07-08-2026'],
    ['2 days after Closing', '07-17-2026'],
    ['Upon Closing', '07-15-2026'],
    ['At Closing', '07-15-2026'],
    ['Same as Closing', '07-15-2026'],
    ['same day as closing', '07-15-2026'],
    ['Closing Date', '07-15-2026'],
    ['day of closing', '07-15-2026'],
  ])('%s', (words, day) => {
    expect(dayOrReason(words)).toBe(day);
  });
});

describe('these words name the last day', () => {
  it.each([
    ['within 10 days after MEC', '06-11-2026'],
    ['by 10 days after MEC', '06-11-2026'],
    ['no later than 10 days after MEC', '06-11-2026'],
    ['at the latest 10 days after MEC', '06-11-2026'],
    ['Not later than the 10th day after MEC', '06-11-2026'],
    ['on or before 10 days after MEC', '06-11-2026'],
    ['on/before 10 days after MEC', '06-11-2026'],
    ['up to 10 days after MEC', '06-11-2026'],
    ['not more than 10 days after MEC', '06-11-2026'],
    ['at most 10 days after MEC', '06-11-2026'],
    ['no later than MEC + 10 days', '06-11-2026'],
    ['at least 3 days before Closing', '07-12-2026'],
    ['at least three (3) days prior to Closing', '07-12-2026'],
    ['not less than 3 days before closing', '07-12-2026'],
    ['no later than 3 days before closing', '07-12-2026'],
    ['within 3 days before Closing', '07-12-2026'],
    ['on or before Closing', '07-15-2026'],
    ['by Closing', '07-15-2026'],
    ['by 5:00 PM MT on the 10th day after MEC', '06-11-2026'],
    ['10 days after MEC at 5:00 p.m.', '06-11-2026'],
    ['10 days after MEC by close of business', '06-11-2026'],
    ['noon, MEC + 10 days', '06-11-2026'],
  ])('%s', (words, day) => {
    expect(dayOrReason(words)).toBe(day);
  });

  it.each([
    'at least 3 days after MEC',
    'no more than 3 days before Closing',
    'more than 3 days after MEC',
    'no sooner than 3 days after MEC',
  ])('%s names a first day, and no last one', (words) => {
    expect(dayOrReason(words)).toBe('two-readings');
  });
});

describe('nothing is guessed', () => {
  it.each([
    // no anchor
    ['8 days', 'relative'],
    ['+ 8 days', 'relative'],
    ['+ 8', 'relative'],
    ['within 10 business days', 'relative'],
    ['within 8 days after', 'relative'],
    // no number
    ['___ days after MEC', 'relative'],
    ['MEC + ____ days', 'relative'],
    ['# days after SSA', 'relative'],
    ['several days after MEC', 'relative'],
    ['days after MEC', 'relative'],
    // two anchors
    ['5 days after closing and recording', 'two-readings'],
    ['upon closing and recording', 'two-readings'],
    ['MEC + 6 days after delivery', 'two-readings'],
    ['5 days after MEC or Closing', 'two-readings'],
    ['Upon Closing/Funding', 'two-readings'],
    ['MEC + 5 days or Closing', 'two-readings'],
    ['MEC + 5 days + 2 days', 'two-readings'],
    ['MEC + 5 days or 10 days after MEC, whichever is later', 'two-readings'],
    ['June 15, 2026 or Closing', 'two-readings'],
    // denied or changed
    ['not 5 days after MEC', 'two-readings'],
    ['MEC + 5 days (waived)', 'two-readings'],
    ['MEC + 5 days - void', 'two-readings'],
    ['5 days after MEC n/a', 'two-readings'],
    ['MEC + 5 days unless extended', 'two-readings'],
    ['5 days after MEC, excluding weekends', 'two-readings'],
    ['waived', 'not-applicable'],
    // a range or a choice
    ['3-5 days after MEC', 'two-readings'],
    ['3 to 5 days after MEC', 'two-readings'],
    ['5 or 7 days after MEC', 'two-readings'],
    ['MEC + 5/7 days', 'two-readings'],
    ['between 3 and 5 days after MEC', 'two-readings'],
    ['21 (or 14) days after MEC', 'two-readings'],
    ['5+ days after MEC', 'two-readings'],
    ['approximately 5 days after MEC', 'two-readings'],
    // hours
    ['48 hours after MEC', 'relative'],
    ['MEC + 72 hrs', 'relative'],
    ['within 24 hours of MEC', 'relative'],
    // before it or after it
    ['within 12 days of Closing', 'two-readings'],
    ['10 days of MEC', 'two-readings'],
    // misread digits
    ['MEC + l0 days', 'unreadable'],
    ['MEC + 1O days', 'unreadable'],
    ['MEC + I5 days', 'unreadable'],
    ['MEC + O days', 'unreadable'],
    ['MEC + S days', 'unreadable'],
    // no whole number
    ['MEC + 2½ days', 'unreadable'],
    ['MEC + ５ days', 'unreadable'],
    ['MEC + 2.5 days', 'two-readings'],
    ['MEC + 1/2 day', 'two-readings'],
    // words and digits that differ
    ['twenty (21) days after MEC', 'two-readings'],
    ['MEC + ten (11) days', 'two-readings'],
    ['MEC + 10 days (eleven)', 'two-readings'],
    // the weekday is what is counted
    ['3rd Friday after MEC', 'unreadable'],
    ['the Friday after MEC', 'unreadable'],
    ['Friday before Closing', 'event'],
    // an event, or another place
    ['Prior to Closing', 'event'],
    ['Delivery of Deed', 'event'],
    ['see Section 10.5', 'elsewhere'],
    ['MEC 4 days', 'relative'],
  ])('%s: %s', (words, reason) => {
    expect(dayOrReason(words)).toBe(reason);
  });

  it.each([
    ['MEC + 900000 days', 'impossible-day'],
    ['MEC + 99999999999999999999999999 days', 'impossible-day'],
    ['MEC + 900000 business days', 'impossible-day'],
    ['MEC + 90000 months', 'impossible-day'],
    ['February 30, 2026', 'impossible-day'],
    ['MEC + 4 days (02/30/2026)', 'impossible-day'],
    [`MEC + 4 days ${'and more '.repeat(40)}`, 'unreadable'],
  ])('no such day: %s', (words, reason) => {
    expect(dayOrReason(words)).toBe(reason);
  });
});

describe('words that are understood wait for the day from which they count', () => {
  it.each([
    '5 days after receipt',
    'after receipt',
    'upon receipt',
    '10 days after receipt of the title commitment',
    'upon delivery of deed',
    '5 days after SSA',
    '5 days after Acceptance',
    '5 days after the Effective Date',
    '5 days after MEC or 3 days after receipt, whichever is later',
    'the later of MEC + 10 days and 3 days after receipt of documents',
    '30 days after MEC or upon loan approval, whichever occurs first',
    'the later of (a) 10 days after MEC or (b) 5 days after receipt',
    '2 days after Survey Deadline',
  ])('%s', (words) => {
    expect(dayOrReason(words)).toBe('waiting');
  });

  it('also of an anchor that is not given', () => {
    expect(dayOrReason('MEC + 4 days', { anchors: {} })).toBe('waiting');
    expect(dayOrReason('3 days before Closing', { anchors: { mec: '06-01-2026' } })).toBe('waiting');
    expect(dayOrReason('MEC + 4 days (06/05/2026)', { anchors: {} })).toBe('waiting');
  });

  it('and no longer once Acceptance is given', () => {
    expect(dayOrReason('5 days after Acceptance', { anchors: { acceptance: '06-01-2026' } })).toBe('06-06-2026');
  });
});
