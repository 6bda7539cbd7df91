import { aDay } from './test/compute-one';
import { typedDay, typedText } from './typed-day';

test('a day is shown as MM/DD/YYYY and read back', () => {
  expect(typedText(aDay('03-09-2027'))).toBe('03/09/2027');
  expect(typedDay('03/09/2027')).toBe('03-09-2027');
  expect(typedText(null)).toBe('');
});

test.each(['3/9/2027', 'March 9, 2027', 'Tue 3-9-27'])('%s can be typed too', (text) =>
  expect(typedDay(text)).toBe('03-09-2027'),
);

test.each(['', '2/30/2027', 'Sunday 3/9/2027', 'tomorrow', '3/9', 'March 9, 10 am', '12/31/99'])(
  '%p is no day',
  (text) => expect(typedDay(text)).toBeNull(),
);
