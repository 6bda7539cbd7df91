import { AppError } from '../../../app-error';
import { refuseTooMany } from './count-places';

const none = { unfinished: 0, open: 0, held: 0, ofCompany: 0 };

test.each([
  ['a person', { unfinished: 2 }, 'SCANS_UNDER_WAY'],
  ['a person with a held place', { unfinished: 1, held: 1 }, 'SCAN_PLACE_HELD'],
  ['a person with two held places', { held: 2 }, 'SCAN_PLACE_HELD'],
  ['a company', { ofCompany: 6 }, 'COMPANY_SCANS_WAITING'],
] as const)('%s has no further contract read at once: %o', (_who, counts, code) => {
  expect(() => refuseTooMany({ ...none, ...counts })).toThrow(new AppError(code));
});

test.each([{ unfinished: 1 }, { held: 1 }, { ofCompany: 5 }])('there is a place left: %o', (counts) => {
  expect(() => refuseTooMany({ ...none, ...counts })).not.toThrow();
});
