import { formBody } from './form-body';

test('nested fields are written in brackets, as the calls of spec § 7 have them', () => {
  const form = formBody({ name: 'Poudre', contact: { address: { city: 'Fort Collins', zipCode: '80524' } } }, {});

  expect([...form]).toEqual([
    ['name', 'Poudre'],
    ['contact[address][city]', 'Fort Collins'],
    ['contact[address][zipCode]', '80524'],
  ]);
});

test('numbers and truths are written as text, lists by their index', () => {
  expect([...formBody({ members: 5, terms: true, tags: ['a', 'b'] }, {})]).toEqual([
    ['members', '5'],
    ['terms', 'true'],
    ['tags[0]', 'a'],
    ['tags[1]', 'b'],
  ]);
});

test('absent values and absent files are left out', () => {
  expect([...formBody({ fullName: undefined, phone: null }, { avatar: undefined })]).toEqual([]);
});

test('files follow the fields, under their own names', () => {
  const avatar = new File(['png'], 'me.png', { type: 'image/png' });

  const form = formBody({ fullName: 'Ana' }, { avatar });

  expect([...form.keys()]).toEqual(['fullName', 'avatar']);
  expect(form.get('avatar')).toMatchObject({ name: 'me.png', type: 'image/png' });
});
