import { transactionDraftDate } from '@keydate/contracts/transactions';
import { whyRefused } from './why-refused';

const { title, date } = transactionDraftDate.shape;

test('what the server would refuse is refused with its own sentence', () => {
  expect(whyRefused(title, '  ')).toBe('Every date needs a title.');
  expect(whyRefused(date, null)).toBe('Please choose a day.');
});

test('what the server takes is not refused', () => {
  expect(whyRefused(title, 'Closing')).toBeUndefined();
  expect(whyRefused(date, '04-30-2027')).toBeUndefined();
});
