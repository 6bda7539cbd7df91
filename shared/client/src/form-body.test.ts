import { formBody } from './form-body';

test('files follow the fields, under their own names', () => {
  const avatar = new File(['png'], 'me.png', { type: 'image/png' });

  const form = formBody({ fullName: 'Ana', contact: { phone: '9705550142' } }, { avatar });

  expect([...form.keys()]).toEqual(['fullName', 'contact[phone]', 'avatar']);
  expect(form.get('avatar')).toMatchObject({ name: 'me.png', type: 'image/png' });
});

test('absent files are left out', () => {
  expect([...formBody({}, { avatar: undefined })]).toEqual([]);
});
