import { anEmployee, aRealtor } from '@keydate/testing/builders/people';
import { screen } from '@testing-library/react';
import { installTransaction } from '../../test/open-transaction';

const openTransaction = installTransaction();

test.each([
  ['a super role', aRealtor(), ['Client code', 'Agent code']],
  ['an employee', anEmployee(), ['Client code', 'Employee code']],
])('%s sees the codes that are theirs to give', async (_who, person, codes) => {
  await openTransaction({}, {}, person);

  expect(screen.getAllByText(/ code$/).map(({ textContent }) => textContent)).toEqual(codes);
});
