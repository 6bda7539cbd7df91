import { transactionDraftDate } from '@keydate/contracts/transactions';
import { validationMessage } from './validation-message';

const { title, date } = transactionDraftDate.shape;

test('a value that the server would refuse gets the server’s sentence', () => {
  expect(validationMessage(title, '  ')).toBe('Every date needs a title.');
  expect(validationMessage(date, null)).toBe('Please choose a day.');
});

test('a value that the server accepts gets no message', () => {
  expect(validationMessage(title, 'Closing')).toBeUndefined();
  expect(validationMessage(date, '04-30-2027')).toBeUndefined();
});
