import { ESCALATION_GROUPS, escalationMoment, isEscalated } from './escalation';

const at = (clock: string) => new Date(`2027-01-15T${clock}:00Z`);
const groupsOf = (row: { title: string; closing: string | null }) =>
  ESCALATION_GROUPS.filter((group) => isEscalated({ id: 'row', ...row }, [group]));

test('the owner hears of it at half of the time, at the end of that quarter of an hour', () => {
  expect(escalationMoment(at('18:00'), at('22:00'))).toEqual(at('20:00'));
  expect(escalationMoment(at('17:59'), at('23:59'))).toEqual(at('21:00'));
});

test('where fewer than 15 minutes remain by then, they do not', () => {
  expect(escalationMoment(at('21:30'), at('22:00'))).toEqual(at('21:45'));
  expect(escalationMoment(at('21:35'), at('22:00'))).toBeNull();
});

test.each([
  ['Inspection Objection Deadline', ['rights']],
  ['New Loan Termination Deadline', ['rights', 'loan']],
  ['Alternative Earnest Money Deadline', ['earnest-money']],
  ['Closing Date', ['closing']],
  ['Possession Date', []],
])('%s is in %j', (title, groups) => {
  expect(groupsOf({ title, closing: null })).toEqual(groups);
});

test('the closing is the row that its transaction has as such, whatever its title', () => {
  expect(groupsOf({ title: 'Signing at the Bank', closing: 'row' })).toEqual(['closing']);
  expect(groupsOf({ title: 'Closing Date', closing: 'another' })).toEqual([]);
});
