import { dayOrReason } from '../test/compute-one';

/** Cells as people write them; each is a form that another test does not have. MEC is 06-01-2026, closing 07-15-2026. */
describe('words that people write', () => {
  it.each([
    ['10-days after MEC', '06-11-2026'],
    ['10 days after MEC (§ 8.2)', '06-11-2026'],
    ['10 days after MEC (Section 10.3)', '06-11-2026'],
    ['a date 10 days after MEC', '06-11-2026'],
    ['11:59 pm on the day that is 10 days after MEC', '06-11-2026'],
    ['06/11/2026 – 10 days after MEC', '06-11-2026'],
    ['06/12/2026 – 10 days after MEC', 'two-readings'],
    ['07/15/2026 – 10 days', 'two-readings'],
    ['Closing less 3 days', '07-12-2026'],
    ['at time of closing', '07-15-2026'],
    ['the date that is ten (10) days after MEC', '06-11-2026'],
    ['by the end of the fifth day after MEC', '06-06-2026'],
    ['by the end of the day after MEC', '06-02-2026'],
    ['close of business on the 5th day after MEC', '06-06-2026'],
    ['10 days after MEC EOD', '06-11-2026'],
    ['MEC+10 days @ 5:00 p.m. MST', '06-11-2026'],
    ['before 5:00 PM on the day before Closing', '07-14-2026'],
    ['12:00 noon 10 days after MEC', '06-11-2026'],
    ['10 days after MEC, on or before 5:00 PM (MT)', '06-11-2026'],
    ['10 days after MEC of this Contract', '06-11-2026'],
    ['the thirtieth (30th) day after MEC', '07-01-2026'],
    ['forty-fifth day following MEC', '07-16-2026'],
    ['101st day after MEC', '09-10-2026'],
    ['second business day before closing', '07-13-2026'],
    ['not later than two (2) weeks before Closing', '07-01-2026'],
    ['a minimum of 5 days before closing', '07-10-2026'],
    ['no fewer than five days prior to closing', '07-10-2026'],
    ['maximum of 5 days after MEC', '06-06-2026'],
    ['not to exceed 5 days after MEC', '06-06-2026'],
    ['closing date minus 3 business days', '07-10-2026'],
    ['Closing plus 2', '07-17-2026'],
    ['two days following the day of closing', '07-17-2026'],
    ['3 days before scheduled closing', '07-12-2026'],
    ['3 days before Close of Escrow (COE)', '07-12-2026'],
    ['MEC (+5 days)', '06-06-2026'],
    ['MEC + (5) days', '06-06-2026'],
    ['MEC\n+ 5\tdays', '06-06-2026'],
    ['“5 days after MEC”', '06-06-2026'],
    ['MEC Date + 5 days', '06-06-2026'],
    ['Mutual Execution of Contract + 5 days', '06-06-2026'],
    ['5 days after date of mutual execution of contract', '06-06-2026'],
    ['Same as MEC', '06-01-2026'],
    ['the day before MEC', '05-31-2026'],
    ['4 days after MEC, 2026-06-05', '06-05-2026'],
    ['June 15, 2026 or sooner', '06-15-2026'],
    ['no later than Friday, June 5, 2026 at 5:00 PM MT', '06-05-2026'],
  ])('%s: %s', (words, day) => {
    expect(dayOrReason(words)).toBe(day);
  });

  it.each([
    ['MEC + 5 (or 7) days', 'two-readings'],
    ['5, 7 days after MEC', 'two-readings'],
    ['5 through 7 days after MEC', 'two-readings'],
    ['5 days and 3 days after MEC', 'two-readings'],
    ['3 days before or after Closing', 'two-readings'],
    ['MEC + 5 or so days', 'two-readings'],
    ['MEC + ~5 days', 'two-readings'],
    ['less than 5 days after MEC', 'two-readings'],
    ['MEC + 5 days (subject to loan approval)', 'two-readings'],
    ['MEC + 5 days per counterproposal', 'two-readings'],
    ['5 days after MEC or as agreed', 'two-readings'],
    ['5 days after MEC, not counting MEC', 'two-readings'],
    ['Void - MEC + 5 days', 'two-readings'],
    ['4 days after MEC or 06/05/2026', 'two-readings'],
    ['+ 5 days (06/15/2026)', 'two-readings'],
    ['06/15/2026 - 5 days', 'two-readings'],
    ['MEC + 1 mon', 'two-readings'],
    ['10 banking days after MEC', 'two-readings'],
    ['MEC + five (S) days', 'unreadable'],
    ['MEC + fivve days', 'unreadable'],
    ['MEC + |0 days', 'two-readings'],
    ['M3C + 5 days', 'unreadable'],
    ['3 days before C1osing', 'unreadable'],
    ['[ ] MEC + 10 days', 'unreadable'],
    ['?MEC + 10 days', 'unreadable'],
    ['5 days 3 hours after MEC', 'relative'],
    ['MEC + x days', 'relative'],
    ['MEC +', 'relative'],
    ['day 5 after MEC', 'two-readings'],
    ['VOID', 'unreadable'],
    ['does not apply', 'not-applicable'],
    ['no deadline', 'unreadable'],
    ['as soon as possible', 'unreadable'],
    ['June 31, 2026', 'impossible-day'],
    ['June 5', 'no-year'],
  ])('no day: %s: %s', (words, reason) => {
    expect(dayOrReason(words)).toBe(reason);
  });

  it.each([
    'Acceptance + 5 days',
    '5 days after final acceptance',
    '5 days after Buyer’s receipt of the commitment',
    '3 days after closing of Buyer’s home',
    'by end of inspection period',
    'whichever is later: 5 days after MEC or 3 days after receipt',
    '5 days after MEC or receipt, whichever is later',
    '3 days after Possession Time',
  ])('waiting: %s', (words) => {
    expect(dayOrReason(words, { others: { 'Possession Time': 'Upon Closing' } })).toBe('waiting');
  });
});

describe('titles of Colorado’s form from which other rows count', () => {
  it.each([
    'Off-Record Title Deadline',
    'Third Party Right to Purchase/Approve Deadline',
    'Seller or Private Financing Deadline',
    'New ILC or New Survey Objection Deadline',
    'Lead-Based Paint Termination Deadline',
    'Buyer’s Credit Information Deadline',
    'Disapproval of Buyer’s Credit Information Deadline',
    'Record Title Deadline (and Tax Certificate)',
    'Association Documents Deadline',
  ])('%s', (title) => {
    const others = { [title]: 'June 10, 2026', 'Association Documents Termination Deadline': 'June 20, 2026' };
    expect(dayOrReason(`3 days after ${title.replace('’', "'")}`, { others })).toBe('06-13-2026');
    expect(dayOrReason(`${title} + 3 days`, { others: { [`12. ${title}`]: 'June 10, 2026' } })).toBe('06-13-2026');
  });
});
