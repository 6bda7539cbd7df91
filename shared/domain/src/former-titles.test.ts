import { formerTitleAfterEdit } from './former-titles';

test.each([
  [{ title: 'Inspection' }, 'Home inspection', 'Inspection'],
  [{ title: 'Home inspection', formerTitle: 'Inspection' }, 'House inspection', 'Inspection\nHome inspection'],
  [{ title: 'C', formerTitle: 'A\nB' }, 'B', 'A\nC'],
  [{ title: 'Home inspection', formerTitle: 'Inspection' }, 'Inspection', ''],
  [{ title: 'Home inspection', formerTitle: 'Inspection' }, 'Home inspection', 'Inspection'],
  [{ title: 'Inspection' }, 'Inspection', ''],
  [{ title: 'G', formerTitle: 'A\nC\nD\nE\nF' }, 'H', 'A\nD\nE\nF\nG'],
  [undefined, 'Inspection', ''],
])('after %j is renamed to %j, its former titles are %j', (before, title, formerTitle) => {
  expect(formerTitleAfterEdit(before, title)).toBe(formerTitle);
});
