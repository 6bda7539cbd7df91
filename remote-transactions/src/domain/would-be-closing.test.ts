import { wouldBeClosing } from './would-be-closing';

const closing = { id: 'a', title: 'Closing Date' };
const possession = { id: 'b', title: 'Possession Date' };

test('a deadline would be the closing by what is typed, not by its former title', () => {
  expect(wouldBeClosing({ id: 'a', title: 'Scheduled Closing' }, [closing, possession])).toBe(true);
  expect(wouldBeClosing({ id: 'a', title: 'Closing Documents' }, [closing, possession])).toBe(false);
  expect(wouldBeClosing({ id: 'c', title: 'COE' }, [possession])).toBe(true);
});

test('a second one would make neither the closing, unless one is marked', () => {
  expect(wouldBeClosing({ id: 'c', title: 'COE' }, [closing, possession])).toBe(false);
  expect(wouldBeClosing(closing, [{ id: 'c', title: 'COE' }], 'a')).toBe(true);
  expect(wouldBeClosing(closing, [possession], 'b')).toBe(false);
});
