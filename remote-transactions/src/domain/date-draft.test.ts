import { aDay } from '@keydate/testing/builders/days';
import { draftAdded, draftEdited, draftOfExplanation } from './date-draft';

const DAY = aDay('04-30-2027');
const explained = draftOfExplanation({ _id: '7', title: 'Closing Date' });

test('an explanation gives a row without a day, unticked', () => {
  expect(explained).toMatchObject({
    day: null,
    isTicked: false,
    title: 'Closing Date',
    description: '',
  });
});

test('saving a date marks its row as edited and ticks it', () => {
  expect(draftEdited(explained, 'Closing', DAY)).toEqual({
    ...explained,
    title: 'Closing',
    formerTitle: 'Closing Date',
    day: DAY,
    isEdited: true,
    typedDay: DAY,
    isTicked: true,
    isTickChosen: true,
  });
});

test('a date that a person adds is ticked', () => {
  expect(draftAdded('walk-through', 'Walk-through', DAY)).toMatchObject({ title: 'Walk-through', isTicked: true });
});
